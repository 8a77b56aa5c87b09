import { type ContactForm, noContactForm } from "@/lib/landing/contact-form";
import { saveLanding } from "@/lib/landing/server";
import { sampleLanding } from "@/tests/support/landing/landing";

/** Saves a landing page with a contact form. */
export const showForm = (change: Partial<ContactForm> = {}) =>
  saveLanding(
    { ...sampleLanding(), contact: { ...noContactForm, enabled: true, ...change } },
    "ada@example.com",
    null,
  );
