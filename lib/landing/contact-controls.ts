import type { Translate } from "@/lib/platform/language/translate";
import {
  type ContactField,
  type ContactForm,
  contactFieldName,
  contactLabels,
  messageLimits as limits,
} from "./contact-form";

/** A control of the contact form, which the page and the answer to an invalid form render. */
export type ContactControl = { name: string; label: string; required: boolean } & (
  | { kind: "line"; type: "text" | "email" | "tel"; autoComplete: string; maxLength: number }
  | { kind: "text"; rows: number; maxLength: number }
  | { kind: "choice"; choices: readonly { value: string; words: string }[] }
);

/** Names and values stay as the owner typed them, who reads them in the messages. */
function ownControl(field: ContactField, t: Translate): ContactControl {
  const { kind, label, required } = field;
  const shared = { name: contactFieldName(field), label: t.shortText(label), required };
  if (kind === "choice")
    return { ...shared, kind, choices: field.choices.map((value) => ({ value, words: t.shortText(value) })) };
  return kind === "line"
    ? { ...shared, kind, type: "text", autoComplete: "off", maxLength: limits.line }
    : { ...shared, kind, rows: 4, maxLength: limits.text };
}

/** Returns the controls of the contact form in their order: those of each form, then the owner's. */
export function contactControls({ fields }: ContactForm, t: Translate): ContactControl[] {
  const line = (
    name: "name" | "email" | "phone",
    type: "text" | "email" | "tel",
    autoComplete: string,
    required: boolean,
  ): ContactControl => {
    const shown = { name, label: t(contactLabels[name]), required };
    return { ...shown, kind: "line", type, autoComplete, maxLength: limits[name] };
  };
  return [
    line("name", "text", "name", true),
    line("email", "email", "email", true),
    line("phone", "tel", "tel", false),
    {
      name: "message",
      label: t(contactLabels.message),
      required: true,
      kind: "text",
      rows: 6,
      maxLength: limits.message,
    },
    ...fields.map((field) => ownControl(field, t)),
  ];
}
