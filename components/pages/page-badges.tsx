import { Badge } from "@/components/ui/badge";
import { placeTime } from "@/components/ui/time";
import type { PageSummary } from "@/lib/pages/answers";

type PageBadgesProps = {
  page: Pick<PageSummary, "state" | "publishAt" | "lateBySeconds">;
  timeZone: string;
};

/** Returns `2 hours late`. */
function lateWords(seconds: number): string {
  const [count, unit] =
    seconds < 5400
      ? [seconds / 60, "minute"]
      : seconds < 129_600
        ? [seconds / 3600, "hour"]
        : [seconds / 86_400, "day"];
  const whole = Math.round(count);
  return `${whole} ${unit}${whole === 1 ? "" : "s"} late`;
}

/** The state of a page in words. */
export function PageBadges({ page: { state, publishAt, lateBySeconds }, timeZone }: PageBadgesProps) {
  const at = publishAt && placeTime(new Date(publishAt), timeZone);
  return (
    <span className="flex flex-wrap gap-1.5">
      {state === "draft" && <Badge tone="brass">Draft</Badge>}
      {state === "published" && <Badge tone="brand">Published</Badge>}
      {state === "changed" && (
        <>
          <Badge tone="brand">Published</Badge>
          <Badge tone="brass">Changes wait</Badge>
        </>
      )}
      {state === "scheduled" && <Badge tone="solid">Scheduled for {at}</Badge>}
      {state === "failed" && <Badge tone="danger">Not published in time</Badge>}
      {lateBySeconds > 0 && <Badge tone="neutral">Published {lateWords(lateBySeconds)}</Badge>}
    </span>
  );
}
