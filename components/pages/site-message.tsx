import type { LucideIcon } from "lucide-react";
import { buttonStyle } from "@/components/ui/button-style";

type SiteMessageProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  home?: { label: string; href: string };
};

const start = { label: "Home", href: "/" };

/** Says why there is nothing to see at an address, with the way home. */
export const SiteMessage = ({ icon: Icon, title, text, home = start }: SiteMessageProps) => (
  <main className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-center gap-4 px-gutter py-16 text-center">
    <title>{title}</title>
    <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-brand-ink">
      <Icon aria-hidden="true" className="size-9" strokeWidth={1.6} />
    </span>
    <h1 className="mt-2 text-3xl">{title}</h1>
    <p className="text-ink-soft">{text}</p>
    <a href={home.href} className={buttonStyle({ variant: "secondary", className: "mt-4" })}>
      {home.label}
    </a>
  </main>
);
