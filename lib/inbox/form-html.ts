import { type ContactControl, contactControls } from "@/lib/landing/contact-controls";
import {
  CONTACT_FORM_ACTION,
  type ContactForm,
  LANGUAGE_FIELD,
  TRAP_FIELD,
} from "@/lib/landing/contact-form";
import { escapeHtml } from "@/lib/platform/http/escape-html";
import type { Translate } from "@/lib/platform/language/translate";
import type { TypedFields } from "./message-input";
import { STAMP_FIELD } from "./stamp";

type Filled = { typed: TypedFields; errors: Readonly<Record<string, string>>; t: Translate };

/** Returns a control with attributes, which are escaped. */
function controlHtml(control: ContactControl, attributes: string, { typed, t }: Filled): string {
  const value = typed[control.name] ?? "";
  if (control.kind === "line")
    return `<input ${attributes} type="${control.type}" autocomplete="${control.autoComplete}" maxlength="${control.maxLength}" value="${escapeHtml(value)}">`;
  // A parser drops the first line break in a text area.
  if (control.kind === "text")
    return `<textarea ${attributes} rows="${control.rows}" maxlength="${control.maxLength}">\n${escapeHtml(value)}</textarea>`;
  const options = control.choices.map(
    (choice) =>
      `<option value="${escapeHtml(choice.value)}"${choice.value === value ? " selected" : ""}>${escapeHtml(choice.words)}</option>`,
  );
  return `<select ${attributes}><option value="">${escapeHtml(t("Please choose"))}</option>${options.join("")}</select>`;
}

const errorOf = (id: string, error: string | undefined, t: Translate) =>
  error ? `<p class="error" id="${id}-error">${escapeHtml(t.message(error))}</p>` : "";

function fieldHtml(control: ContactControl, index: number, filled: Filled) {
  const { name, label, required } = control;
  const { errors, t } = filled;
  const id = `field-${index}`;
  const error = errors[name];
  const attributes = [
    `id="${id}" name="${escapeHtml(name)}"`,
    required && "required",
    error && `aria-invalid="true" aria-describedby="${id}-error"`,
  ].filter(Boolean);
  return `<div class="field"><label for="${id}">${escapeHtml(label)}${required ? "" : ` <small>${escapeHtml(t("(optional)"))}</small>`}</label>
${controlHtml(control, attributes.join(" "), filled)}${errorOf(id, error, t)}</div>`;
}

function consentHtml({ consent }: ContactForm, { typed, errors, t }: Filled) {
  if (!consent) return "";
  const error = errors.consent;
  return `<div class="field"><label class="consent"><input type="checkbox" name="consent" value="yes" required${typed.consent === "yes" ? " checked" : ""}${error ? ' aria-invalid="true" aria-describedby="consent-error"' : ""}> <span>${escapeHtml(t.shortText(consent))}</span></label>${errorOf("consent", error, t)}</div>`;
}

/** The corrected message has the stamp of the first one. */
const stampHtml = ({ typed }: Filled) =>
  typed[STAMP_FIELD]
    ? `<input type="hidden" name="${STAMP_FIELD}" value="${escapeHtml(typed[STAMP_FIELD])}">`
    : "";

const languageHtml = ({ t }: Filled) =>
  t.prefix === "" ? "" : `<input type="hidden" name="${LANGUAGE_FIELD}" value="${escapeHtml(t.language)}">`;

/** The contact form with what was typed and the errors by field, as HTML. */
export function formHtml(form: ContactForm, filled: Filled): string {
  const fields = contactControls(form, filled.t).map((control, index) => fieldHtml(control, index, filled));
  return `<form method="post" action="${CONTACT_FORM_ACTION}">
${fields.join("\n")}
<div class="trap" aria-hidden="true"><label>Website <input name="${TRAP_FIELD}" tabindex="-1" autocomplete="off" value="${escapeHtml(filled.typed[TRAP_FIELD] ?? "")}"></label></div>
${stampHtml(filled)}${languageHtml(filled)}${consentHtml(form, filled)}
<button>${escapeHtml(filled.t("Send message"))}</button>
</form>`;
}
