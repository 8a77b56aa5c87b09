import { cva, type VariantProps } from "class-variance-authority";

/** Styles shared by buttons and links. */
export const buttonStyle = cva(
  [
    "inline-flex select-none items-center justify-center gap-2 border font-semibold leading-tight",
    "transition-[background-color,border-color,color,transform,filter] active:[translate:0_1px]",
    "disabled:cursor-not-allowed disabled:active:[translate:none] aria-disabled:cursor-progress aria-disabled:active:[translate:none]",
    "[&>svg]:size-[1.125em] [&>svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        primary:
          "border-transparent bg-brand text-on-brand shadow-press hover:bg-brand-strong disabled:bg-line disabled:text-ink-soft disabled:shadow-none",
        secondary:
          "border-line-strong bg-surface text-ink shadow-control hover:border-ink-soft hover:bg-sunken disabled:border-line disabled:bg-transparent disabled:text-ink-soft",
        quiet: "border-transparent text-ink hover:bg-sunken disabled:bg-transparent disabled:text-ink-soft",
        danger: "border-transparent bg-danger text-on-danger shadow-press hover:bg-danger-strong",
        brass: "border-transparent bg-brass text-on-brass shadow-press hover:[filter:brightness(1.05)]",
      },
      size: {
        sm: "min-h-11 px-3.5 text-sm md:pointer-fine:min-h-9",
        md: "min-h-11 px-5 text-sm",
        lg: "min-h-13 px-7 text-base",
        bar: "min-h-14 px-5 text-base",
      },
      shape: { control: "rounded-control", pill: "rounded-full" },
    },
    defaultVariants: { variant: "primary", size: "md", shape: "control" },
  },
);

export type ButtonStyle = VariantProps<typeof buttonStyle> & { className?: string | undefined };
