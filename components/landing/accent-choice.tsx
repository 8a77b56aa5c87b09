import { Check } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { accents, defaultAccent } from "@/lib/landing/accents";

type AccentChoiceProps = Omit<ComponentProps<"input">, "type" | "value" | "className"> & {
  label: string;
  hint?: string;
};

/** Radio buttons of colours; the other props are passed to each. */
export function AccentChoice({ label, hint, defaultValue, ...rest }: AccentChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={hint && `${id}-hint`} className="grid min-w-0 gap-1.5">
      <legend className="font-semibold text-sm">{label}</legend>
      <div className="@container">
        <div className="grid grid-cols-2 gap-x-3 @lg:grid-cols-4">
          {accents.map(({ key, label: name }) => (
            <label
              key={key}
              data-accent={key === defaultAccent ? undefined : key}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm"
            >
              <input
                {...rest}
                type="radio"
                value={key}
                defaultChecked={key === defaultValue}
                className="peer sr-only"
              />
              <span className="grid size-7.5 shrink-0 place-items-center rounded-full border-2 border-raised bg-brand text-on-brand ring-1 ring-line-strong peer-checked:ring-2 peer-checked:ring-ink peer-focus-visible:outline-[2.5px] peer-focus-visible:outline-brand peer-focus-visible:outline-offset-3 [&>svg]:hidden peer-checked:[&>svg]:block">
                <Check aria-hidden="true" className="size-4" strokeWidth={3} />
              </span>
              <span className="min-w-0 peer-checked:font-semibold">{name}</span>
            </label>
          ))}
        </div>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-xs">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
