import {
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Info,
  type LucideIcon,
  PencilLine,
  TriangleAlert,
} from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "@/components/ui/classes";
import type { StructuredDataCheck } from "@/lib/seo/check-structured-data";
import type { EntryStatus } from "@/lib/seo/entry-status";
import { MissingProperties, Sources } from "./missing-properties";

type EntryFindingsProps = {
  id: string;
  status: EntryStatus;
  onGoToError: () => void;
  onFillIn: () => void;
};

/** Lists the findings of an entry: first those that saving would drop, then Google's requirements. */
export function EntryFindings({ id, status, onGoToError, onFillIn }: EntryFindingsProps) {
  const { syntaxError, dropped, check, toFillIn } = status;
  const places = toFillIn.length;
  return (
    <div className="grid gap-2.5 text-sm">
      <div id={id} role="status" className={dropped ? undefined : "sr-only"}>
        {dropped && (
          <Finding icon={CircleAlert} tone="text-danger">
            <p className="font-medium">
              {syntaxError
                ? `Line ${syntaxError.line}, column ${syntaxError.column}: ${syntaxError.message}`
                : `This entry ${dropped}.`}
            </p>
            <p className="text-ink-soft">It will be left out when you save.</p>
          </Finding>
        )}
      </div>
      {syntaxError && (
        <GoTo className="-mt-2 ml-7" onClick={onGoToError}>
          Go to line {syntaxError.line}, column {syntaxError.column}
        </GoTo>
      )}
      {places > 0 && (
        <Finding icon={PencilLine} tone="text-brass-ink">
          <p>{places === 1 ? "One text still says" : `${places} texts still say`} “Fill in: …”.</p>
          <GoTo onClick={onFillIn}>{places === 1 ? "Go to it" : "Go to the next one"}</GoTo>
        </Finding>
      )}
      {check && <Requirements check={check} />}
    </div>
  );
}

function Requirements({ check: { missing, uncovered } }: { check: StructuredDataCheck }) {
  const required = missing.filter(({ level }) => level === "required");
  const recommended = missing.filter(({ level }) => level === "recommended");
  return (
    <>
      {required.length > 0 && (
        <Finding icon={TriangleAlert} tone="text-brass-ink">
          <p className="font-medium">Google requires, and it is missing:</p>
          <MissingProperties missing={required} />
          <Sources missing={required} />
        </Finding>
      )}
      {recommended.length > 0 && (
        <details className="group">
          <summary className="flex min-h-9 list-none items-center gap-2.5 rounded-control text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden="true"
              className="size-4.5 shrink-0 transition-transform group-open:rotate-90"
            />
            Google recommends {recommended.length} more {recommended.length === 1 ? "property" : "properties"}
          </summary>
          <div className="grid gap-1.5 pt-1 pl-7">
            <MissingProperties missing={recommended} />
            <Sources missing={recommended} />
          </div>
        </details>
      )}
      {uncovered.length > 0 && (
        <Finding icon={Info} tone="text-ink-soft">
          <p className="text-ink-soft">
            The table of Google’s requirements does not cover {uncovered.join(", ")}: only the syntax is
            checked.
          </p>
        </Finding>
      )}
      {missing.length === 0 && uncovered.length === 0 && (
        <Finding icon={CircleCheck} tone="text-brand-ink">
          <p className="text-ink-soft">Everything that Google asks for is here.</p>
        </Finding>
      )}
    </>
  );
}

type FindingProps = { icon: LucideIcon; tone: string; children: ReactNode };

function Finding({ icon: Icon, tone, children }: FindingProps) {
  return (
    <div className="flex gap-2.5 [overflow-wrap:anywhere]">
      <Icon aria-hidden="true" className={classes("mt-0.5 size-4.5 shrink-0", tone)} />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">{children}</div>
    </div>
  );
}

type GoToProps = { className?: string; onClick: () => void; children: ReactNode };

function GoTo({ className, onClick, children }: GoToProps) {
  return (
    <button
      type="button"
      className={classes(
        "min-h-9 justify-self-start rounded-control font-semibold text-brand-ink underline underline-offset-3 max-md:min-h-11",
        className,
      )}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
