import { POST } from "@/app/api/inbox/form/route";
import { type ContactForm, noContactForm } from "@/lib/landing/contact-form";
import { saveLanding } from "@/lib/landing/server";
import { post } from "@/tests/support/api/request";
import { sampleLanding } from "@/tests/support/landing/landing";
import { typedMessage } from "./messages";
import { workedStamp } from "./stamp";

/** Saves a landing page with a contact form. */
export const showForm = (change: Partial<ContactForm> = {}) =>
  saveLanding(
    { ...sampleLanding(), contact: { ...noContactForm, enabled: true, ...change } },
    "ada@example.com",
    null,
  );

type Options = { address?: string; headers?: Record<string, string> };

/** Sends the contact form as the browser of a visitor does. */
export const sendForm = (change: Record<string, string> = {}, { address, headers }: Options = {}) =>
  post(POST, {
    body: String(new URLSearchParams({ ...typedMessage, stamp: workedStamp(), ...change })),
    ...(address && { address }),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://localhost",
      "sec-fetch-site": "same-origin",
      ...headers,
    },
  });
