import de from "@/content/legal/de.json";
import en from "@/content/legal/en.json";
import es from "@/content/legal/es.json";
import fr from "@/content/legal/fr.json";
import it from "@/content/legal/it.json";

/** A section in a language; the lines of a paragraph are one below the other. */
export type SectionText = { heading: string; list?: string[]; paragraphs: string[] };

/**
 * The texts of legal drafts in a language. `{name}` stands for a fact, or for the gap that asks for it; a line with
 * `{name?}` is left out without the fact.
 */
export type LegalTexts = {
  note: Record<"imprint" | "privacy" | "terms" | "allergens" | "lines", string[]> & {
    heading: string;
    intro: string;
  };
  /** The words of the gap of an unknown fact. */
  gaps: Record<"name" | "street" | "town" | "address" | "phone" | "email" | "taxNumber", string>;
  imprint: { title: string } & Record<
    "provider" | "contact" | "register" | "responsible" | "disputes",
    SectionText
  > &
    Partial<Record<"supervision" | "host", SectionText>>;
  privacy: { title: string } & Record<
    "controller" | "visits" | "reservations" | "emails" | "networks" | "rights" | "version",
    SectionText
  > & {
      orders: Record<"heading" | "stored" | "storedForDelivery" | "removed" | "kept" | "cards", string>;
      contactForm: Record<"heading" | "stored" | "removed" | "kept", string>;
    };
  terms: { title: string } & Record<
    "contract" | "order" | "pickup" | "delivery" | "cancelling" | "complaints" | "law",
    SectionText
  > & {
      prices: Record<"heading" | "withTax" | "withoutTax", string>;
      payment: Record<"heading" | "byCard" | "onHandover", string>;
    };
  allergens: { title: string; intro: SectionText; dish: string; noDishes: SectionText };
};

const texts: Readonly<Record<string, LegalTexts>> = { de, en, es, fr, it };

/** The languages that have legal texts. */
export const legalLanguages = Object.keys(texts);

export const hasLegalTexts = (language: string) => new Intl.Locale(language).language in texts;

/** Returns the texts in a language; in English for one that has none. */
export const legalTexts = (language: string): LegalTexts => texts[new Intl.Locale(language).language] ?? en;
