import { Notice } from "@/components/ui/notice";
import { Segmented } from "@/components/ui/segmented";
import type { EmptiableSection } from "@/lib/business-plan/schema";
import type { Leftover } from "./leftovers";
import { sectionInfo } from "./plan-sections";

const choices = [
  { value: "keep", label: "Keep" },
  { value: "empty", label: "Remove" },
] as const;

type LeftoverNoticeProps = {
  leftovers: readonly Leftover[];
  emptied: readonly EmptiableSection[];
  onChange: (section: EmptiableSection, isEmptied: boolean) => void;
};

/** Names what stays on the page beside the plan, to be kept or removed. */
export function LeftoverNotice({ leftovers, emptied, onChange }: LeftoverNoticeProps) {
  return (
    <Notice tone="info" title="The plan has nothing for these parts of your page">
      <ul className="mt-2 grid gap-2">
        {leftovers.map(({ section, count }) => (
          <li key={section} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span>
              <strong className="font-semibold">{sectionInfo[section].title}</strong>:{" "}
              {count === 1 ? "1 entry is" : `${count} entries are`} there from before
            </span>
            <Segmented
              label={`What becomes of ${sectionInfo[section].title.toLowerCase()}`}
              segments={choices}
              value={emptied.includes(section) ? "empty" : "keep"}
              onChange={(choice) => onChange(section, choice === "empty")}
            />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
