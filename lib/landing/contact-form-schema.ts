import * as z from "zod";
import { line, optionalLine, paragraph } from "@/lib/platform/http/text";
import { type ContactForm, contactFieldKinds, contactFormLimits } from "./contact-form";

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

export const contactForm: z.ZodType<ContactForm, ContactForm> = z.strictObject({
  enabled: z.boolean({ error: "Must be true or false" }),
  intro: z
    .union([z.literal(""), paragraph(contactFormLimits.intro, "Must be a text")])
    .describe("Above the form; may be empty."),
  consent: optionalLine(contactFormLimits.consent).describe(
    "A sentence that visitors have to agree to; without it there is no box to tick.",
  ),
  fields: fields.describe("The owner’s fields, below the message."),
});
