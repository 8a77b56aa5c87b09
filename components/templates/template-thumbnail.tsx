import { classes } from "@/components/ui/classes";

/** A thumbnail of the template's page: without scripts, and inert for pointer, keyboard and screen readers. */
export function TemplateThumbnail({
  id,
  version,
  dimmed,
}: {
  id: string;
  version: string;
  dimmed?: boolean;
}) {
  return (
    <div
      aria-hidden="true"
      inert
      className={classes("relative aspect-16/10 overflow-hidden bg-line", dimmed && "opacity-60")}
    >
      <iframe
        key={version}
        title="Thumbnail"
        src={`/templates/preview/${id}/index.html?still=${version.slice(0, 12)}`}
        sandbox=""
        loading="lazy"
        tabIndex={-1}
        scrolling="no"
        className="pointer-events-none absolute top-0 left-0 size-[400%] origin-top-left scale-25 border-0 bg-[white] [color-scheme:light]"
      />
    </div>
  );
}
