import * as z from "zod";
import { hrefOf } from "@/lib/platform/http/call-path";
import { line, optionalLine, paragraph } from "@/lib/platform/http/text";

export const contactFormLimits = { fields: 5, label: 80, choices: 12, choice: 80, intro: 300, consent: 300 };

/** `line`: one line of text; `text`: several; `choice`: one of the choices. */
export const contactFieldKinds = ["line", "text", "choice"] as const;

const field = z
  .strictObject({
    label: line(contactFormLimits.label, "Label is required"),
    kind: z.enum(contactFieldKinds, { error: "Must be one of the kinds" }),
    required: z.boolean({ error: "Must be true or false" }),
    choices: z
      .array(line(contactFormLimits.choice, "Choice is required"))
      .max(contactFormLimits.choices, `At most ${contactFormLimits.choices} entries`)
      .describe("Of the kind `choice`."),
  })
  .refine(({ kind, choices }) => kind !== "choice" || choices.length > 1, {
    error: "Enter two choices or more",
    path: ["choices"],
  });
export type ContactField = z.infer<typeof field>;

/** The labels are the names of the fields: two equal ones could not be told apart. */
const fields = z
  .array(field)
  .max(contactFormLimits.fields, `At most ${contactFormLimits.fields} entries`)
  .superRefine((all, context) => {
    for (const [index, { label }] of all.entries()) {
      const isTwin = all.findIndex((other) => other.label.toLowerCase() === label.toLowerCase()) < index;
      if (isTwin)
        context.addIssue({ code: "custom", path: [index, "label"], message: "Another field has this label" });
    }
  });

/** The contact form of the landing page, which is off until the owner switches it on. */
export const contactForm = z.strictObject({
  enabled: z.boolean({ error: "Must be true or false" }),
  intro: z
    .union([z.literal(""), paragraph(contactFormLimits.intro, "Must be a text")])
    .describe("Above the form; may be empty."),
  consent: optionalLine(contactFormLimits.consent).describe(
    "A sentence that visitors have to agree to; without it there is no box to tick.",
  ),
  fields: fields.describe("The owner’s fields, below the message."),
});
export type ContactForm = z.infer<typeof contactForm>;

export const noContactForm: ContactForm = { enabled: false, intro: "", consent: "", fields: [] };

/** The address that the form is sent to. */
export const CONTACT_FORM_ACTION = hrefOf("POST /inbox/form");

/** The id of the section; `#contact` is the footer. */
export const CONTACT_FORM_ID = "contact-form";

/** A field that people don't see: programs that fill in all fields give themselves away. */
export const TRAP_FIELD = "website";

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
