import { classes } from "@/components/ui/classes";
import type { Tone } from "@/lib/announcements/announcement";
import { english, type Translate } from "@/lib/platform/language/translate";

type AnnouncementBarProps = {
  text: string;
  tone: Tone;
  link: { label: string; href: string } | null;
  /** True within a form: its link leads nowhere. */
  isPreview?: boolean;
  t?: Translate;
};

/** The line to all guests at the top of a page. It needs no script, and isn't printed. */
export function AnnouncementBar({ text, tone, link, isPreview = false, t = english }: AnnouncementBarProps) {
  const Bar = isPreview ? "div" : "aside";
  const isImportant = tone === "important";
  return (
    <Bar
      {...(!isPreview && { "aria-label": t(isImportant ? "Important announcement" : "Announcement") })}
      dir="auto"
      className={classes(
        "wrap-anywhere px-4 py-2 text-center text-sm print:hidden",
        isImportant ? "bg-brass font-semibold text-on-brass" : "bg-brand-soft text-brand-ink",
      )}
    >
      <p>
        {text}
        {link && (
          <>
            {" "}
            <a
              href={isPreview ? undefined : link.href}
              className="inline-block font-semibold underline underline-offset-4"
            >
              {link.label}
            </a>
          </>
        )}
      </p>
    </Bar>
  );
}
