import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Field } from "@/components/ui/form/field";
import type { Source } from "@/lib/business-plan/answers";

const sources = {
  read: { tone: "brand", text: "Read in your text" },
  chosen: { tone: "neutral", text: "Your choice" },
  assumed: { tone: "brass", text: "Assumed: please check" },
} as const;
const missing = { tone: "brass", text: "Please fill in" } as const;

type UnderstandingFieldProps = {
  label: string;
  source: Source;
  /** Neither found nor assumed. */
  isMissing?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
};

/** A part of the understanding, with its source. */
export function UnderstandingField({
  source,
  isMissing = false,
  children,
  ...rest
}: UnderstandingFieldProps) {
  const { tone, text } = isMissing ? missing : sources[source];
  return (
    <Field {...rest} aside={<Badge tone={tone}>{text}</Badge>}>
      {children}
    </Field>
  );
}
