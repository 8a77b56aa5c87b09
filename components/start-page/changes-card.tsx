import type { Route } from "next";
import { Card, CardTitle } from "@/components/ui/card";
import { MomentTime } from "@/components/ui/moment-time";
import { PageLink } from "@/components/ui/page-link";
import { auditAction } from "@/lib/audit/actions";
import type { StartPage } from "@/lib/start-page/answers";

/** The latest changes by other people. */
export function ChangesCard({ changes }: Pick<StartPage, "changes">) {
  if (changes.length === 0) return null;
  return (
    <Card className="grid content-start gap-4" aria-labelledby="start-changes">
      <CardTitle id="start-changes">Changed by others</CardTitle>
      <ul className="grid gap-3 text-sm">
        {changes.map(({ id, at, account, action, target }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-semibold">{account}</span>{" "}
            {lowerFirst(auditAction(action)?.words ?? action)}
            {target && <span dir="auto">: {target}</span>}
            <span className="block text-ink-soft text-xs">
              <MomentTime at={at} />
            </span>
          </li>
        ))}
      </ul>
      <PageLink
        href={"/admin?tab=audit" as Route}
        className="font-semibold text-sm underline underline-offset-4"
      >
        All changes
      </PageLink>
    </Card>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
