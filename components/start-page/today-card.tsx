import {
  CalendarClock,
  DatabaseBackup,
  FilePenLine,
  Inbox,
  type LucideIcon,
  ReceiptText,
} from "lucide-react";
import type { Route } from "next";
import type { ReactNode } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { count } from "@/components/ui/count";
import { MomentTime } from "@/components/ui/moment-time";
import { PageLink } from "@/components/ui/page-link";
import { formatMoney } from "@/lib/platform/money/money";
import type { StartPage } from "@/lib/start-page/answers";

const link = "font-semibold underline underline-offset-4";

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
      <p className="wrap-anywhere min-w-0">{children}</p>
    </li>
  );
}

type TodayCardProps = Pick<
  StartPage,
  "orders" | "reservations" | "newMessages" | "drafts" | "hasLandingDraft" | "backup"
>;

/** Orders and turnover of today, and what waits. */
export function TodayCard({
  orders,
  reservations,
  newMessages,
  drafts,
  hasLandingDraft,
  backup,
}: TodayCardProps) {
  if (
    !orders &&
    !reservations &&
    newMessages === 0 &&
    drafts.length === 0 &&
    !hasLandingDraft &&
    !backup?.at &&
    !backup?.problem
  )
    return null;
  return (
    <Card className="grid content-start gap-5" aria-labelledby="start-today">
      <CardTitle id="start-today">Today</CardTitle>
      {orders && (
        <dl className="grid grid-cols-3 gap-3">
          <Figure label="Orders" value={String(orders.count)} />
          <Figure label="Turnover" value={formatMoney(orders.cents, orders.currency)} />
          <Figure label="In the kitchen" value={String(orders.open)} />
        </dl>
      )}
      <ul className="grid gap-3 text-sm">
        {orders && orders.open > 0 && (
          <Line icon={ReceiptText}>
            <PageLink href={"/admin?tab=orders" as Route} className={link}>
              {count(orders.open, "order waits", "orders wait")}
            </PageLink>{" "}
            in the kitchen.
          </Line>
        )}
        {reservations && reservations.waiting > 0 && (
          <Line icon={CalendarClock}>
            <PageLink href={"/admin?tab=reservations" as Route} className={link}>
              {count(reservations.waiting, "request for a table waits", "requests for tables wait")}
            </PageLink>{" "}
            for your answer.
          </Line>
        )}
        {reservations && reservations.people > 0 && (
          <Line icon={CalendarClock}>
            <PageLink href={"/admin?tab=reservations" as Route} className={link}>
              {count(reservations.people, "guest", "guests")}
            </PageLink>{" "}
            with a reservation today
            {reservations.next.length > 0 &&
              `: ${reservations.next.map(({ time, people, name }) => `${time} · ${people} · ${name}`).join(", ")}`}
            .
          </Line>
        )}
        {newMessages > 0 && (
          <Line icon={Inbox}>
            <PageLink href={"/admin?tab=inbox" as Route} className={link}>
              {count(newMessages, "new message", "new messages")}
            </PageLink>{" "}
            in the inbox.
          </Line>
        )}
        {hasLandingDraft && (
          <Line icon={FilePenLine}>
            Your{" "}
            <PageLink href={"/admin?tab=editor" as Route} className={link}>
              landing page
            </PageLink>{" "}
            has changes that visitors don’t see yet.
          </Line>
        )}
        {drafts.map(({ name, restaurantId }) => (
          <Line key={restaurantId} icon={FilePenLine}>
            The menu of{" "}
            <PageLink href={`/admin/menus?restaurant=${restaurantId}` as Route} className={link}>
              {name}
            </PageLink>{" "}
            has changes that guests don’t see yet.
          </Line>
        ))}
        {backup?.problem && (
          <Line icon={DatabaseBackup}>
            <PageLink href={"/admin?tab=backups" as Route} className={link}>
              The last backup failed
            </PageLink>
            : {backup.problem}
          </Line>
        )}
        {backup?.at && (
          <Line icon={DatabaseBackup}>
            Last backup: <MomentTime at={backup.at} />.
          </Line>
        )}
      </ul>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid gap-0.5 rounded-inner bg-sunken p-3">
      <dt className="text-ink-soft text-xs">{label}</dt>
      <dd className="font-display font-semibold text-xl tracking-tight">{value}</dd>
    </div>
  );
}
