import { TextField } from "@/components/ui/form/text-field";

/** `path` is that of the section in the form, such as `sections.3`. */
export type SectionFieldsProps = { path: string };

type HeadingProps = { path: string; hint?: string; placeholder?: string };

export const HeadingField = ({ path, ...rest }: HeadingProps) => (
  <TextField name={`${path}.heading`} label="Heading" optional {...rest} />
);
