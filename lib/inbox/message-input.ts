import * as z from "zod";
import {
  type ContactField,
  type ContactForm,
  contactFieldName,
  LANGUAGE_FIELD,
  messageLimits as limits,
  TRAP_FIELD,
} from "@/lib/landing/contact-form";
import { line, optionalLine, paragraph } from "@/lib/platform/http/text";
import { translatable } from "@/lib/platform/language/translate";
import type { MessageAnswer } from "./answers";
import { STAMP_FIELD } from "./stamp";

const name = line(limits.name, translatable("Your name is needed"));
const email = line(limits.email, translatable("Your email address is needed")).pipe(
  z.email(translatable("Please enter a valid email address")),
);
const phone = optionalLine(limits.phone).refine(
  (text) => text === "" || /^(?=(?:\D*\d){5})[\d\s()+./-]+$/.test(text),
  translatable("Please enter a phone number"),
);
const text = paragraph(limits.message, translatable("A message is needed"));

/** The fields that every form has, for the description of the call. */
export const messageForm = z
  .object({
    name,
    email,
    phone: phone.optional(),
    message: text,
    consent: z.literal("yes").optional().describe("Needed if the owner asks for consent."),
    [LANGUAGE_FIELD]: z
      .string()
      .optional()
      .describe("The further language of the site that the form is in, for the answer."),
    [STAMP_FIELD]: z
      .string()
      .optional()
      .describe(
        "From `GET /inbox/stamp`, with a dot and a text that begins the SHA-256 hash of all with 12 zero bits.",
      ),
    [TRAP_FIELD]: z.string().optional().describe("Not for people: a message with it is spam."),
  })
  .catchall(z.string())
  .describe("The owner’s fields are named `field:` and the label.");

/** A message as a visitor sent it. */
export type SentMessage = {
  name: string;
  email: string;
  phone: string;
  text: string;
  answers: MessageAnswer[];
  consent: string;
  isTrapped: boolean;
};

function answerOf({ kind, required, choices }: ContactField): z.ZodType<string> {
  const needed = kind === "choice" ? translatable("Please choose one") : translatable("This is needed");
  if (kind === "choice") {
    const choice = z.enum(choices as [string, ...string[]], { error: needed });
    return required
      ? choice
      : z.union([z.literal(""), choice], { error: translatable("Please choose one of them") });
  }
  const filled = kind === "line" ? line(limits.line, needed) : paragraph(limits.text, needed);
  if (required) return filled;
  return kind === "line" ? optionalLine(limits.line) : z.union([z.literal(""), filled]);
}

function schemaOf({ consent, fields }: ContactForm) {
  const own = fields.map((field) => [
    contactFieldName(field),
    field.required ? answerOf(field) : answerOf(field).default(""),
  ]);
  return z.strictObject({
    name,
    email,
    phone: phone.default(""),
    message: text,
    [TRAP_FIELD]: z.string().default(""),
    ...(consent
      ? { consent: z.literal("yes", { error: translatable("Please agree to send the message") }) }
      : {}),
    ...(Object.fromEntries(own) as Record<string, z.ZodType<string>>),
  });
}

/** The typed texts, by the name of their field. */
export type TypedFields = Readonly<Record<string, string>>;
type Read =
  | { sent: SentMessage }
  /** Messages by the name of the field; `form` is about the whole. */
  | { errors: Readonly<Record<string, string>> };

/** Validates what a visitor sent against the form as it is now. */
export function readMessage(form: ContactForm, typed: TypedFields): Read {
  const parsed = schemaOf(form).safeParse(typed);
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { code, path, message } of parsed.error.issues) {
      const isUnknown = code === "unrecognized_keys" || path.length === 0;
      const key = isUnknown ? "form" : String(path[0]);
      errors[key] ??= isUnknown
        ? translatable("The form has changed. Please check it, and send it again.")
        : message;
    }
    return { errors };
  }
  const fields = parsed.data as Record<string, string>;
  const valueAt = (key: string) => fields[key] ?? "";
  return {
    sent: {
      name: valueAt("name"),
      email: valueAt("email"),
      phone: valueAt("phone"),
      text: valueAt("message"),
      answers: form.fields.flatMap((field) => {
        const value = valueAt(contactFieldName(field));
        return value ? [{ label: field.label, value }] : [];
      }),
      consent: form.consent,
      isTrapped: valueAt(TRAP_FIELD).trim() !== "",
    },
  };
}
