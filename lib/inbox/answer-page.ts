import { CONTACT_FORM_ID, type ContactForm } from "@/lib/landing/contact-form";
import { escapeHtml } from "@/lib/platform/http/escape-html";
import { plainPage } from "@/lib/platform/http/plain-page";
import { textDirection } from "@/lib/platform/language/language";
import { english, type Translate, translatable } from "@/lib/platform/language/translate";
import { formHtml } from "./form-html";
import type { TypedFields } from "./message-input";

const styles = `
main { width: min(28rem, calc(100vw - 3rem)); }
form { display: grid; gap: 1.25rem; margin-bottom: 2rem; }
.field { display: grid; gap: 0.375rem; }
label { font-weight: 600; font-size: 0.875rem; }
small { font-weight: 400; font-size: inherit; color: var(--ink-soft); }
input:not([type="checkbox"]), textarea, select {
  box-sizing: border-box;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.625rem 0.875rem;
  border: 1px solid var(--ink-soft);
  border-radius: 0.6875rem;
  background: transparent;
  color: inherit;
  font: inherit;
}
select { background: var(--canvas); }
[aria-invalid] { border-color: var(--danger) !important; }
:is(input, textarea, select, button):focus-visible { outline: 2.5px solid var(--brand); outline-offset: 2px; }
.consent { display: flex; gap: 0.75rem; font-weight: 400; }
.consent input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0.125rem 0; accent-color: var(--brand); }
p.error { margin: 0; color: var(--danger); font-size: 0.8125rem; font-weight: 500; }
p.error.all { margin: 0.75rem 0 1.5rem; font-size: 1rem; }
.trap { position: absolute; left: -200vw; }
button {
  justify-self: start;
  min-height: 2.75rem;
  padding: 0.625rem 1.5rem;
  border: 0;
  border-radius: 0.6875rem;
  background: var(--brand);
  color: var(--on-brand);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
`;

const HOME = "/";

const linkTo = (href: string, t: Translate) =>
  `<a href="${href}">${escapeHtml(t("Back to the website"))}</a>`;

const languageOf = ({ language }: Translate) => ({ language, direction: textDirection(language) });

/** The answer after a message was stored. */
export const thanksPage = (t: Translate = english): Response =>
  plainPage({
    ...languageOf(t),
    title: t("Your message has arrived"),
    content: `<h1>${escapeHtml(t("Your message has arrived"))}</h1>
<p>${escapeHtml(t("Thank you for writing to us. We will get back to you by email."))}</p>
${linkTo(HOME, t)}`,
    status: 200,
  });

type Unsent = {
  form: ContactForm;
  typed: TypedFields;
  /** Messages by the name of the field; `form` is about the whole. */
  errors: Readonly<Record<string, string>>;
  status: number;
  retryAfter?: number | undefined;
};

/** The form with what was typed, and why it was not sent. */
export function unsentPage(
  { form, typed, errors, status, retryAfter }: Unsent,
  t: Translate = english,
): Response {
  const about = errors.form ?? translatable("Please look at the marked fields, and send it again.");
  return plainPage({
    ...languageOf(t),
    title: t("Your message was not sent"),
    content: `<h1>${escapeHtml(t("Your message was not sent yet"))}</h1>
<p role="alert" class="error all">${escapeHtml(t.message(about))}</p>
${formHtml(form, { typed, errors, t })}
<p class="quiet">${linkTo(`${HOME}#${CONTACT_FORM_ID}`, t)}</p>`,
    styles,
    sendsForm: true,
    status,
    retryAfter,
  });
}

/** The answer where the site has no contact form. */
export const noFormPage = (t: Translate = english): Response =>
  plainPage({
    ...languageOf(t),
    title: t("There is no contact form"),
    content: `<h1>${escapeHtml(t("There is no contact form"))}</h1>
<p>${escapeHtml(t("The owner of this website doesn’t take messages here any more."))}</p>
${linkTo(HOME, t)}`,
    status: 404,
  });
