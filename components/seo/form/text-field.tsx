import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import type { SeoFormValues } from "../form-values";

/** One text of a page's settings. */
export const TextField: TextFieldOf<Omit<SeoFormValues, "structuredData">> = FormTextField;
