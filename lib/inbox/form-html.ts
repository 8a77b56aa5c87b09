import {
  CONTACT_FORM_ACTION,
  type ContactField,
  type ContactForm,
  contactFieldName,
  contactLabels,
  LANGUAGE_FIELD,
  messageLimits as limits,
  TRAP_FIELD,
} from "@/lib/landing/contact-form";
import { escapeHtml } from "@/lib/platform/http/escape-html";
import type { Translate } from "@/lib/platform/language/translate";
import type { TypedFields } from "./message-input";

type Filled = { typed: TypedFields; errors: Readonly<Record<string, string>>; t: Translate };

type Control = {
  name: string;
  label: string;
  required: boolean;
  /** Returns the control with these attributes, which are escaped. */
  control: (attributes: string, value: string) => string;
};

const input =
  (type: string, autocomplete: string, maxLength: number): Control["control"] =>
  (attributes, value) =>
    `<input ${attributes} type="${type}" autocomplete="${autocomplete}" maxlength="${maxLength}" value="${escapeHtml(value)}">`;

// A parser drops the first line break in a text area.
const textarea =
  (maxLength: number, rows: number): Control["control"] =>
  (attributes, value) =>
    `<textarea ${attributes} rows="${rows}" maxlength="${maxLength}">\n${escapeHtml(value)}</textarea>`;

const select =
  (choices: readonly string[], t: Translate): Control["control"] =>
  (attributes, value) => {
    const options = choices.map(
      (choice) => `<option${choice === value ? " selected" : ""}>${escapeHtml(choice)}</option>`,
    );
    return `<select ${attributes}><option value="">${escapeHtml(t("Please choose"))}</option>${options.join("")}</select>`;
  };

const ownControl = ({ kind, choices }: ContactField, t: Translate): Control["control"] => {
  if (kind === "choice") return select(choices, t);
  return kind === "line" ? input("text", "off", limits.line) : textarea(limits.text, 4);
};

const controlsOf = ({ fields }: ContactForm, t: Translate): Control[] => [
  { name: "name", label: t(contactLabels.name), required: true, control: input("text", "name", limits.name) },
  {
    name: "email",
    label: t(contactLabels.email),
    required: true,
    control: input("email", "email", limits.email),
  },
  {
    name: "phone",
    label: t(contactLabels.phone),
    required: false,
    control: input("tel", "tel", limits.phone),
  },
  { name: "message", label: t(contactLabels.message), required: true, control: textarea(limits.message, 7) },
  ...fields.map((field) => ({
    name: contactFieldName(field),
    label: field.label,
    required: field.required,
    control: ownControl(field, t),
  })),
];

const errorOf = (id: string, error: string | undefined, t: Translate) =>
  error ? `<p class="error" id="${id}-error">${escapeHtml(t.message(error))}</p>` : "";

function fieldHtml({ name, label, required, control }: Control, index: number, { typed, errors, t }: Filled) {
  const id = `field-${index}`;
  const error = errors[name];
  const attributes = [
    `id="${id}" name="${escapeHtml(name)}"`,
    required && "required",
    error && `aria-invalid="true" aria-describedby="${id}-error"`,
  ].filter(Boolean);
  return `<div class="field"><label for="${id}">${escapeHtml(label)}${required ? "" : ` <small>${escapeHtml(t("(optional)"))}</small>`}</label>
${control(attributes.join(" "), typed[name] ?? "")}${errorOf(id, error, t)}</div>`;
}

function consentHtml({ consent }: ContactForm, { typed, errors, t }: Filled) {
  if (!consent) return "";
  const error = errors.consent;
  return `<div class="field"><label class="consent"><input type="checkbox" name="consent" value="yes" required${typed.consent === "yes" ? " checked" : ""}${error ? ' aria-invalid="true" aria-describedby="consent-error"' : ""}> <span>${escapeHtml(consent)}</span></label>${errorOf("consent", error, t)}</div>`;
}

const languageHtml = ({ t }: Filled) =>
  t.prefix === "" ? "" : `<input type="hidden" name="${LANGUAGE_FIELD}" value="${escapeHtml(t.language)}">`;

/** The contact form with what was typed and the errors by field, as HTML. */
export function formHtml(form: ContactForm, filled: Filled): string {
  const fields = controlsOf(form, filled.t).map((control, index) => fieldHtml(control, index, filled));
  return `<form method="post" action="${CONTACT_FORM_ACTION}">
${fields.join("\n")}
<div class="trap" aria-hidden="true"><label>Website <input name="${TRAP_FIELD}" tabindex="-1" autocomplete="off" value="${escapeHtml(filled.typed[TRAP_FIELD] ?? "")}"></label></div>
${languageHtml(filled)}${consentHtml(form, filled)}
<button>${escapeHtml(filled.t("Send message"))}</button>
</form>`;
}
