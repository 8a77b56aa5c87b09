/** The contact form of the landing page, without zod, so that pages with the form don't load it. */

import { hrefOf } from "@/lib/platform/http/call-path";
import { translatable } from "@/lib/platform/language/translate";

export const contactFormLimits = { fields: 5, label: 80, choices: 12, choice: 80, intro: 300, consent: 300 };

/** `line`: one line of text; `text`: several; `choice`: one of the choices. */
export const contactFieldKinds = ["line", "text", "choice"] as const;

export type ContactField = {
  label: string;
  kind: (typeof contactFieldKinds)[number];
  required: boolean;
  /** Choices of a field of the kind `choice`. */
  choices: string[];
};

/** The contact form of the landing page, which is off until the owner switches it on. */
export type ContactForm = {
  enabled: boolean;
  /** Above the form; may be empty. */
  intro: string;
  /** A sentence that visitors have to agree to; empty for none. */
  consent: string;
  /** The owner's fields, below the message. */
  fields: ContactField[];
};

export const noContactForm: ContactForm = { enabled: false, intro: "", consent: "", fields: [] };

/** The address that the form is sent to. */
export const CONTACT_FORM_ACTION = hrefOf("POST /inbox/form");

/** The id of the section; `#contact` is the footer. */
export const CONTACT_FORM_ID = "contact-form";

/** A field that people don't see: programs that fill in all fields give themselves away. */
export const TRAP_FIELD = "website";
/** The further language of the site that the form is in. */
export const LANGUAGE_FIELD = "language";

/** The name of an owner's field in the form. */
export const contactFieldName = ({ label }: Pick<ContactField, "label">) => `field:${label}`;

/** Maximum lengths of the texts of visitors, in UTF-16 code units. */
export const messageLimits = {
  name: 100,
  email: 254,
  phone: 40,
  message: 5000,
  line: 200,
  text: 2000,
  note: 2000,
};

/** The labels of the fields that each form has. */
export const contactLabels = {
  name: translatable("Your name"),
  email: translatable("Your email address"),
  phone: translatable("Your phone number"),
  message: translatable("Your message"),
};
