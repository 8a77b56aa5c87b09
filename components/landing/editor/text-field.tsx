import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import type { LandingContent } from "@/lib/landing/schema";

/** One text of the landing page. */
export const TextField: TextFieldOf<LandingContent> = FormTextField;
