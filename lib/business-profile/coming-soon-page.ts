import { escapeHtml } from "@/lib/platform/http/escape-html";
import { plainPage } from "@/lib/platform/http/plain-page";
import { textDirection } from "@/lib/platform/language/language";
import { type Translate, translatable } from "@/lib/platform/language/translate";
import type { Contact } from "./contact";

type Announced = Pick<Contact, "name" | "openingHours" | "phones"> & {
  /** The owner's sentence; empty for the default. */
  text: string;
  t: Translate;
  /** The protected page that sent the visitor here. */
  returnUrl: string;
};

/** Seconds until a search engine may ask again: a day. */
const RETRY_AFTER = 86_400;

const DEFAULT_SENTENCE = translatable("Our new website opens soon.");

/** The page that visitors see while a site is coming soon. */
export function comingSoonPage({ name, openingHours, phones, text, t, returnUrl }: Announced): Response {
  const sentence = t(DEFAULT_SENTENCE);
  const title = name || t("Coming soon");
  const hours = openingHours.length > 0 ? `<p>${openingHours.map(escapeHtml).join("\n")}</p>` : "";
  const calls = phones
    .map(
      ({ number, href, label }) =>
        `<p><a href="${escapeHtml(href)}">${escapeHtml(label || t("Call"))} ${escapeHtml(number)}</a></p>`,
    )
    .join("\n");
  const login = returnUrl ? `/login?returnUrl=${encodeURIComponent(returnUrl)}` : "/login";
  return plainPage({
    title,
    content: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(t.shortText(text) || sentence)}</p>
${hours}
${calls}
<p class="quiet"><a href="${login}">${escapeHtml(t("Sign in"))}</a></p>`,
    // Without a translation the default sentence is English.
    ...((text || sentence !== DEFAULT_SENTENCE) && {
      language: t.language,
      direction: textDirection(t.language),
    }),
    retryAfter: RETRY_AFTER,
    isIntended: true,
  });
}
