import { type ContactControl, contactControls } from "@/lib/landing/contact-controls";
import {
  CONTACT_FORM_ACTION,
  CONTACT_FORM_ID,
  type ContactForm,
  LANGUAGE_FIELD,
  TRAP_FIELD,
} from "@/lib/landing/contact-form";
import type { Translate } from "@/lib/platform/language/translate";
import { SectionTitle } from "./section-title";

const box =
  "w-full min-w-0 rounded-control border border-line-strong bg-raised px-3.5 py-2.5 text-base shadow-control focus-visible:border-brand";

type LabelProps = { htmlFor: string; isOptional: boolean; t: Translate; children: string };

const Label = ({ htmlFor, isOptional, t, children }: LabelProps) => (
  <label htmlFor={htmlFor} dir="auto" className="text-match-parent wrap-anywhere font-semibold text-sm">
    {children}
    {isOptional && <span className="font-normal text-ink-soft"> {t("(optional)")}</span>}
  </label>
);

type ControlProps = { control: ContactControl; id: string; t: Translate };

/** A control with its label; one of several lines is as wide as the form. */
function LabelledControl({ control, id, t }: ControlProps) {
  const { name, label, required, kind } = control;
  return (
    <div className={`grid content-start gap-1.5 ${kind === "text" ? "sm:col-span-2" : ""}`}>
      <Label htmlFor={id} isOptional={!required} t={t}>
        {label}
      </Label>
      <Control shared={{ id, name, required }} control={control} t={t} />
    </div>
  );
}

type SharedProps = { id: string; name: string; required: boolean };

function Control({ shared, control, t }: Omit<ControlProps, "id"> & { shared: SharedProps }) {
  if (control.kind === "line") {
    const { type, autoComplete, maxLength } = control;
    return <input {...shared} {...{ type, autoComplete, maxLength }} className={`${box} h-12`} />;
  }
  if (control.kind === "text")
    return <textarea {...shared} rows={control.rows} maxLength={control.maxLength} className={box} />;
  return (
    <select {...shared} defaultValue="" className={`${box} h-12`}>
      <option value="">{t("Please choose")}</option>
      {control.choices.map(({ value, words }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices never move on the page, and may be equal
        <option key={position} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}

type LandingContactProps = { heading: string; form: ContactForm; t: Translate };

/** The contact form. The browser sends it without a script, and the answer is a page. */
export function LandingContact({ heading, form, t }: LandingContactProps) {
  const { intro, consent } = form;
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
            {t.shortText(intro)}
          </p>
        )}
      </div>
      <form
        method="post"
        action={CONTACT_FORM_ACTION}
        data-stamp=""
        aria-labelledby={`${CONTACT_FORM_ID}-title`}
        className="relative grid gap-5 overflow-hidden rounded-card border border-line bg-surface p-5 shadow-control sm:grid-cols-2 sm:p-8"
      >
        {[...contactControls(form, t).entries()].map(([position, control]) => (
          <LabelledControl key={position} control={control} id={`contact-field-${position}`} t={t} />
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
              {t.shortText(consent)}
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
