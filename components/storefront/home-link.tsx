import { House } from "lucide-react";
import { useTranslate } from "@/components/ui/translation";
import type { Home } from "./ordering/context";

/** Leads to the landing page by the owner's logo, or by an icon. */
export function HomeLink({ name, href = "/", logo }: Home) {
  const t = useTranslate();
  return (
    <a
      href={href}
      title={name}
      className="grid min-h-11 min-w-11 shrink-0 place-items-center rounded-control border-line border-e pe-3"
    >
      {logo ? (
        // biome-ignore lint/performance/noImgElement: the island has no image optimizer
        <img
          src={logo.src}
          alt=""
          width={logo.width}
          height={logo.height}
          className="h-9 w-auto max-w-32 object-contain max-md:max-w-24"
        />
      ) : (
        <House aria-hidden="true" className="size-5" strokeWidth={1.9} />
      )}
      <span className="sr-only">{t("Home: {name}", { name })}</span>
    </a>
  );
}
