import { ExternalLink, Play } from "lucide-react";
import { embedOf } from "@/lib/pages/embed";
import type { SectionOf } from "@/lib/pages/schema";
import type { Translate } from "@/lib/platform/language/translate";
import { SectionFrame } from "./section-frame";

/**
 * A video or a map of another site. Its frame is in closed details and loaded lazily, so that the other site learns of
 * visitors only if they open it, without a script.
 */
export function EmbedSection({ section, t }: { section: SectionOf<"embed">; t: Translate }) {
  const { id, heading, url, title } = section;
  const embed = embedOf(url);
  if (!embed) return null;
  return (
    <SectionFrame id={id} heading={heading} name={title}>
      <details className="overflow-hidden rounded-card border border-line bg-sunken">
        <summary className="flex min-h-28 cursor-pointer list-none flex-wrap items-center gap-x-5 gap-y-3 p-5 sm:p-8 [&::-webkit-details-marker]:hidden">
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
            <Play aria-hidden="true" className="size-6" />
          </span>
          <span className="grid min-w-0 flex-1 gap-1">
            <span dir="auto" className="wrap-anywhere font-display font-semibold text-xl tracking-tight">
              {title}
            </span>
            <span className="text-ink-soft text-sm">
              {t("Opens here. {site} then learns that you watch it.", { site: embed.site })}
            </span>
          </span>
        </summary>
        <iframe
          src={embed.src}
          title={title}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
          allow="fullscreen; picture-in-picture"
          className="block aspect-video w-full border-0"
        />
      </details>
      <a
        href={url}
        rel="noopener"
        className="wrap-anywhere mt-3 inline-flex min-h-11 items-center gap-2 text-ink-soft text-sm underline underline-offset-4"
      >
        <ExternalLink aria-hidden="true" className="size-4" />
        {t("Open at {site}", { site: embed.site })}
      </a>
    </SectionFrame>
  );
}
