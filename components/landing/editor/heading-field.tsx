import { defaultHeadings, type HeadedSection } from "@/lib/landing/sections";
import { TextField } from "./text-field";

/** The owner's heading of a section. */
export const HeadingField = ({ section, hint }: { section: HeadedSection; hint?: string }) => (
  <TextField
    name={`headings.${section}`}
    label="Heading"
    hint={hint}
    placeholder={defaultHeadings[section]}
    optional
  />
);
