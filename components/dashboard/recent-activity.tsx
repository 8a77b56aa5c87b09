import { History } from "lucide-react";
import Link from "next/link";
import { EmptyState } from "@/components/ui/empty-state";
import { MomentTime } from "@/components/ui/moment-time";
import type { Activity } from "@/lib/dashboard/activity";
import { describeActivity } from "./describe-activity";

/** What happened lately, the newest first; each leads to where it is managed. */
export function RecentActivity({ activity }: { activity: readonly Activity[] }) {
  if (activity.length === 0) {
    return (
      <EmptyState
        icon={History}
        title="Nothing has happened yet"
        text="Orders, saved pages, uploaded templates and applied plans will be listed here."
      />
    );
  }
  return (
    <ul
      aria-labelledby="recent-activity"
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      {activity.map((one) => (
        <ActivityItem key={one.id} activity={one} />
      ))}
    </ul>
  );
}

function ActivityItem({ activity }: { activity: Activity }) {
  const { icon: Icon, title, text, href } = describeActivity(activity);
  return (
    <li>
      <Link
        href={href}
        className="flex items-center gap-3.5 px-4 py-3 -outline-offset-2 transition-colors hover:bg-sunken sm:px-5"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-brand-ink" strokeWidth={1.75} />
        <span className="grid min-w-0 flex-1 sm:flex sm:items-baseline sm:justify-between sm:gap-4">
          <span className="grid min-w-0">
            <span dir="auto" className="wrap-anywhere line-clamp-2 font-semibold text-sm leading-snug">
              {title}
            </span>
            <span className="wrap-anywhere line-clamp-2 text-ink-soft text-xs">{text}</span>
          </span>
          <span className="shrink-0 text-ink-soft text-xs tabular-nums">
            <MomentTime at={activity.at} />
          </span>
        </span>
      </Link>
    </li>
  );
}
