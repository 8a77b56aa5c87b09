import { CircleCheck, TriangleAlert } from "lucide-react";
import type { Route } from "next";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import type { SystemFix, SystemState } from "@/lib/system/answers";

const fixes: Record<SystemFix, { href: Route; label: string }> = {
  address: { href: "/admin?tab=settings#site" as Route, label: "Open the site address" },
  payment: { href: "/admin?tab=settings#card-payment" as Route, label: "Open the payment keys" },
  backups: { href: "/admin?tab=backups" as Route, label: "Open backups" },
  instances: { href: "#instances" as Route, label: "See the instances" },
};

function FixLink({ fix }: { fix: SystemFix }) {
  const { href, label } = fixes[fix];
  return (
    <ButtonLink href={href} variant="secondary" size="sm" className="mt-2">
      {label}
    </ButtonLink>
  );
}

const countOf = (problems: number) =>
  problems === 1 ? "One thing needs your attention" : `${problems} things need your attention`;

/** Lists the failed checks with links to their remedies, or reports that there are none. */
export function SystemSummary({ problems }: Pick<SystemState, "problems">) {
  const isWell = problems.length === 0;
  const Icon = isWell ? CircleCheck : TriangleAlert;
  return (
    <section aria-labelledby="system-summary" className="grid gap-4">
      <div className="flex items-start gap-3">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-6 shrink-0 ${isWell ? "text-brand-ink" : "text-brass-ink"}`}
        />
        <div role="status" className="grid gap-1">
          <h2 id="system-summary" className="text-xl">
            {isWell ? "All is well" : countOf(problems.length)}
          </h2>
          {isWell && (
            <p className="text-ink-soft text-sm">
              Database, disks, backups, address, payment keys and all instances are as they should be.
            </p>
          )}
        </div>
      </div>
      {!isWell && (
        <ul className="grid gap-3" aria-labelledby="system-summary">
          {problems.map(({ about, found, advice, fix }) => (
            <li key={about}>
              <Notice tone="warning" title={`${about}: ${found}`}>
                <p>{advice}</p>
                {fix && <FixLink fix={fix} />}
              </Notice>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
