import {
  CONTACT_FORM_ACTION,
  CONTACT_FORM_ID,
  type ContactField,
  type ContactForm,
  contactFieldName,
  contactLabels,
  LANGUAGE_FIELD,
  messageLimits as limits,
  TRAP_FIELD,
} from "@/lib/landing/contact-form";
import type { Translate } from "@/lib/platform/language/translate";
import { SectionTitle } from "./section-title";

const control =
  "w-full min-w-0 rounded-control border border-line-strong bg-raised px-3.5 py-2.5 text-base shadow-control focus-visible:border-brand";

type LabelProps = { htmlFor: string; isOptional: boolean; t: Translate; children: string };

const Label = ({ htmlFor, isOptional, t, children }: LabelProps) => (
  <label htmlFor={htmlFor} dir="auto" className="text-match-parent wrap-anywhere font-semibold text-sm">
    {children}
    {isOptional && <span className="font-normal text-ink-soft"> {t("(optional)")}</span>}
  </label>
);

/** A field of the owner. */
function OwnField({ field, id, t }: { field: ContactField; id: string; t: Translate }) {
  const { kind, label, required, choices } = field;
  const shared = { id, name: contactFieldName(field), required, className: control };
  return (
    <div className={`grid content-start gap-1.5 ${kind === "text" ? "sm:col-span-2" : ""}`}>
      <Label htmlFor={id} isOptional={!required} t={t}>
        {label}
      </Label>
      {kind === "line" && <input {...shared} maxLength={limits.line} className={`${control} h-12`} />}
      {kind === "text" && <textarea {...shared} rows={4} maxLength={limits.text} />}
      {kind === "choice" && (
        <select {...shared} defaultValue="" className={`${control} h-12`}>
          <option value="">{t("Please choose")}</option>
          {choices.map((choice, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: choices never move on the page, and may be equal
            <option key={position}>{choice}</option>
          ))}
        </select>
      )}
    </div>
  );
}

const standard = [
  { name: "name", type: "text", autoComplete: "name", required: true },
  { name: "email", type: "email", autoComplete: "email", required: true },
  { name: "phone", type: "tel", autoComplete: "tel", required: false },
] as const;

type LandingContactProps = { heading: string; form: ContactForm; t: Translate };

/** The contact form. The browser sends it without a script, and the answer is a page. */
export function LandingContact({ heading, form, t }: LandingContactProps) {
  const { intro, consent, fields } = form;
  return (
    <section
      id={CONTACT_FORM_ID}
      aria-labelledby={`${CONTACT_FORM_ID}-title`}
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[88rem] gap-x-16 gap-y-10 px-gutter pt-section lg:grid-cols-[minmax(0,1fr)_minmax(0,40rem)]"
    >
      <div className="grid content-start gap-5">
        <SectionTitle id={`${CONTACT_FORM_ID}-title`}>{heading}</SectionTitle>
        {intro && (
          <p
            dir="auto"
            className="text-match-parent wrap-anywhere max-w-md whitespace-pre-line text-ink-soft text-lg"
          >
            {intro}
          </p>
        )}
      </div>
      <form
        method="post"
        action={CONTACT_FORM_ACTION}
        aria-labelledby={`${CONTACT_FORM_ID}-title`}
        className="relative grid gap-5 overflow-hidden rounded-card border border-line bg-surface p-5 shadow-control sm:grid-cols-2 sm:p-8"
      >
        {standard.map((field) => {
          const id = `contact-${field.name}`;
          return (
            <div key={id} className="grid content-start gap-1.5">
              <Label htmlFor={id} isOptional={!field.required} t={t}>
                {t(contactLabels[field.name])}
              </Label>
              <input {...field} id={id} maxLength={limits[field.name]} className={`${control} h-12`} />
            </div>
          );
        })}
        <div className="grid content-start gap-1.5 sm:col-span-2">
          <Label htmlFor="contact-message" isOptional={false} t={t}>
            {t(contactLabels.message)}
          </Label>
          <textarea
            id="contact-message"
            name="message"
            required
            rows={6}
            maxLength={limits.message}
            className={control}
          />
        </div>
        {[...fields.entries()].map(([position, field]) => (
          <OwnField key={position} field={field} id={`contact-field-${position}`} t={t} />
        ))}
        {t.prefix !== "" && <input type="hidden" name={LANGUAGE_FIELD} value={t.language} />}
        {/* Not `hidden`, which programs recognise. */}
        <div aria-hidden="true" className="absolute -start-[200vw]">
          <label htmlFor="contact-website">Website</label>
          <input id="contact-website" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </div>
        {consent && (
          <label className="flex gap-3 text-sm sm:col-span-2">
            <input type="checkbox" name="consent" value="yes" required className="mt-0.5 size-5 shrink-0" />
            <span dir="auto" className="wrap-anywhere">
              {consent}
            </span>
          </label>
        )}
        <button
          type="submit"
          className="min-h-12 justify-self-start rounded-control bg-brand px-6 font-semibold text-on-brand hover:bg-brand-strong sm:col-span-2"
        >
          {t("Send message")}
        </button>
      </form>
    </section>
  );
}
