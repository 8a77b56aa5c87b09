import { isSameField, type SeoField, type SeoFormValues, seoFields } from "../form-values";
import { fieldLabels } from "./field-labels";

export type FormChange = {
  label: string;
  mine: string;
  theirs: string;
  changedBy: "mine" | "theirs" | "both";
};

const textOf = (field: SeoField, values: SeoFormValues) =>
  field === "structuredData" ? values.structuredData.join("\n") : values[field];

/** Compares two forms with a common base, field by field. */
export function formChanges(base: SeoFormValues, mine: SeoFormValues, theirs: SeoFormValues): FormChange[] {
  return seoFields
    .filter((field) => !isSameField(field, mine, theirs))
    .map((field) => {
      const isMine = !isSameField(field, base, mine);
      const isTheirs = !isSameField(field, base, theirs);
      return {
        label: fieldLabels[field],
        mine: textOf(field, mine),
        theirs: textOf(field, theirs),
        changedBy: isMine && isTheirs ? "both" : isMine ? "mine" : "theirs",
      };
    });
}
