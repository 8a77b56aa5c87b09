import "server-only";
import { inGuestLanguage, siteTranslate } from "@/lib/business-profile/language.server";
import { knownConfiguration } from "@/lib/installation/state.server";
import { type ContactForm, LANGUAGE_FIELD } from "@/lib/landing/contact-form";
import { isSwitchedOn } from "@/lib/landing/sections";
import { shownLanding } from "@/lib/landing/server";
import { readText } from "@/lib/platform/http/body";
import { AppError, statusOf } from "@/lib/platform/http/errors";
import { isSameOrigin } from "@/lib/platform/http/origin";
import { isPreviewing } from "@/lib/platform/http/preview";
import { noFormPage, thanksPage, unsentPage } from "./answer-page";
import { readMessage, type TypedFields } from "./message-input";
import { STAMP_FIELD } from "./stamp";
import { storeMessage } from "./store.server";

/** In bytes: the longest texts in UTF-8, percent-encoded. */
const MAX_BYTES = 250_000;
/** More than any form has. */
const MAX_FIELDS = 30;

/** Returns the form that visitors see; null without one. */
async function shownForm(headers: Headers): Promise<ContactForm | null> {
  const state = await knownConfiguration();
  if (!state?.isConfigured || (state.isComingSoon && !isPreviewing(headers.get("cookie")))) return null;
  const { content } = await shownLanding();
  return isSwitchedOn(content, "contact") ? (content.contact ?? null) : null;
}

/** @throws AppError `unsupported-type`, `too-large`, `malformed` */
async function readForm(request: Request): Promise<TypedFields> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const text = await readText(request, MAX_BYTES);
  if (text === "") throw new AppError("malformed", "The form is empty.");
  if (type !== "application/x-www-form-urlencoded") {
    throw new AppError("unsupported-type", "Send the form as application/x-www-form-urlencoded.");
  }
  const entries = [...new URLSearchParams(text)];
  const names = new Set(entries.map(([name]) => name));
  if (entries.length > MAX_FIELDS || names.size !== entries.length || names.has("__proto__")) {
    throw new AppError("malformed", "The form has a field that is not allowed.");
  }
  return Object.fromEntries(entries);
}

/**
 * Stores the message of a visitor, and answers with a page, which has the typed texts if it was not stored.
 * @throws AppError if the request is no form
 */
export async function receiveMessage(request: Request, address: string): Promise<Response> {
  const { [LANGUAGE_FIELD]: language, ...typed } = await readForm(request);
  return inGuestLanguage(language, () => receive(typed, request, address));
}

async function receive(typed: TypedFields, request: Request, address: string): Promise<Response> {
  const form = await shownForm(request.headers);
  const t = await siteTranslate();
  if (!form) return noFormPage(t);
  const { [STAMP_FIELD]: stamp = "", ...fields } = typed;
  const read = readMessage(form, fields);
  if ("errors" in read) return unsentPage({ form, typed, errors: read.errors, status: statusOf.invalid }, t);
  try {
    await storeMessage(read.sent, { address, isFromPage: isSameOrigin(request.headers) === true, stamp });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, details } = error;
    const { retryAfter } = details;
    return unsentPage({ form, typed, errors: { form: message }, status: statusOf[code], retryAfter }, t);
  }
  return thanksPage(t);
}
