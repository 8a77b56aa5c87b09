import { compareFields } from "@/components/ui/form/compare-fields";
import { isSameField, type SeoField, type SeoFormValues } from "../form-values";
import { fieldLabels } from "./field-labels";

const textOf = (field: SeoField, values: SeoFormValues) =>
  field === "structuredData" ? values.structuredData.join("\n") : values[field];

/** Compares two forms with a common base, field by field. */
export const formChanges = compareFields<SeoFormValues, SeoField>({
  labels: fieldLabels,
  isSameField,
  wordsOf: textOf,
}).changes;
