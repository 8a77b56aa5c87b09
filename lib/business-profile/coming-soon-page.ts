import { textDirection } from "@/lib/platform/html/language";
import { escapeHtml } from "@/lib/platform/http/escape-html";
import { plainPage } from "@/lib/platform/http/plain-page";
import type { Contact } from "./contact";

type Announced = Pick<Contact, "name" | "openingHours" | "phones"> & {
  /** The owner's sentence; empty for the default. */
  text: string;
  language: string | undefined;
  /** The protected page that sent the visitor here. */
  returnUrl: string;
};

/** Seconds until a search engine may ask again: a day. */
const RETRY_AFTER = 86_400;

/** The page that visitors see while a site is coming soon. */
export function comingSoonPage({
  name,
  openingHours,
  phones,
  text,
  language,
  returnUrl,
}: Announced): Response {
  const title = name || "Coming soon";
  const hours = openingHours.length > 0 ? `<p>${openingHours.map(escapeHtml).join("\n")}</p>` : "";
  const calls = phones
    .map(
      ({ number, href, label }) =>
        `<p><a href="${escapeHtml(href)}">${escapeHtml(label || "Call")} ${escapeHtml(number)}</a></p>`,
    )
    .join("\n");
  const login = returnUrl ? `/login?returnUrl=${encodeURIComponent(returnUrl)}` : "/login";
  return plainPage({
    title,
    content: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text || "Our new website opens soon.")}</p>
${hours}
${calls}
<p class="quiet"><a href="${login}">Sign in</a></p>`,
    // The default sentence is English.
    ...(text && language && { language, direction: textDirection(language) }),
    retryAfter: RETRY_AFTER,
    isIntended: true,
  });
}
