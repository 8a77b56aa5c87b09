import { History } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";
import { MomentTime } from "@/components/ui/moment-time";
import { PageLink } from "@/components/ui/page-link";
import type { Activity } from "@/lib/dashboard/activity";
import { may, type Role } from "@/lib/platform/access/permissions";
import { describeActivity } from "./describe-activity";

/** Lists recent activity, newest first, with links to the screens that the role may open. */
export function RecentActivity({ activity, role }: { activity: readonly Activity[]; role: Role }) {
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
        <ActivityItem key={one.id} activity={one} role={role} />
      ))}
    </ul>
  );
}

function ActivityItem({ activity, role }: { activity: Activity; role: Role }) {
  const { icon: Icon, title, text, href, needs } = describeActivity(activity);
  const content = (
    <>
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
    </>
  );
  const layout = "flex items-center gap-3.5 px-4 py-3 sm:px-5";
  return (
    <li>
      {may(role, needs) ? (
        <PageLink href={href} className={`${layout} -outline-offset-2 transition-colors hover:bg-sunken`}>
          {content}
        </PageLink>
      ) : (
        <div className={layout}>{content}</div>
      )}
    </li>
  );
}
