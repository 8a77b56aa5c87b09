import type { Translate } from "@/lib/platform/language/translate";
import type { LegalFacts } from "./facts";
import { gap } from "./gaps";
import type { LegalTexts } from "./texts";

/** Fills the facts into a text, and returns its lines. */
export type Fill = (text: string) => string[];

const placeholder = /\{(\w+)(\??)\}/g;

/** Returns a function that fills the facts, or the gaps for those that are unknown, into texts of a language. */
export function fillOf(facts: LegalFacts, { gaps }: LegalTexts, t: Translate): Fill {
  const { name, places, phone, email, taxNumber, networks, retention } = facts;
  const [lines] = places;
  const known: Readonly<Record<string, string>> = {
    name,
    address: lines?.join(", ") ?? "",
    addressLines: lines?.join("\n") ?? `${gap(gaps.street)}\n${gap(gaps.town)}`,
    phone,
    email,
    taxNumber,
    networks: t.list(networks),
    orderDays: String(retention.orders),
    reservationDays: String(retention.reservations),
    messageDays: String(retention.messages),
    spamDays: String(retention.spam),
    mailDays: String(retention.mails),
    visitDays: String(retention.visits),
    payNow: t("Pay Now"),
    payOnReceipt: t("Order and pay on receipt"),
  };
  const factOf = (key: string) => known[key] || gap(gaps[key as keyof typeof gaps]);
  const isLeftOut = (line: string) =>
    [...line.matchAll(placeholder)].some(([, key = "", mark]) => mark === "?" && !known[key]);
  return (text) =>
    text
      .split("\n")
      .filter((line) => !isLeftOut(line))
      .flatMap((line) => line.replace(placeholder, (_, key: string) => factOf(key)).split("\n"));
}
