import { CircleAlert, CircleCheck, Lightbulb, TriangleAlert } from "lucide-react";
import { count } from "@/components/ui/count";
import type { Finding, Severity } from "@/lib/templates/schema";
import { FindingList } from "./finding-list";

const grades = [
  { severity: "error", noun: "error", Icon: CircleAlert, style: "text-danger" },
  { severity: "warning", noun: "warning", Icon: TriangleAlert, style: "text-brass-ink" },
  { severity: "advice", noun: "hint", Icon: Lightbulb, style: "text-brand-ink" },
] as const satisfies { severity: Severity; noun: string; Icon: unknown; style: string }[];

/** Lists the findings of the check, most severe first. */
export function TemplateReport({ report }: { report: readonly Finding[] }) {
  return (
    <section aria-labelledby="report-title" className="grid gap-4">
      <h3 id="report-title" className="text-lg">
        Report
      </h3>
      {report.length === 0 && (
        <p className="flex items-center gap-2.5 text-sm">
          <CircleCheck aria-hidden="true" className="size-4.5 text-brand-ink" />
          Nothing to complain about.
        </p>
      )}
      {grades.map(({ severity, noun, Icon, style }) => {
        const findings = report.filter((finding) => finding.severity === severity);
        if (findings.length === 0) return null;
        return (
          <div key={severity} className="overflow-hidden rounded-inner border border-line bg-surface">
            <h4 className="flex items-center gap-2.5 border-line border-b px-4 py-2.5 font-semibold text-sm">
              <Icon aria-hidden="true" className={`size-4.5 ${style}`} />
              {count(findings.length, noun)}
            </h4>
            <FindingList findings={findings} />
          </div>
        );
      })}
    </section>
  );
}
