import type { RichTextDocument } from "@/lib/rich-text/document";

/**
 * The contents that are translated: an owner's page, the landing page, a restaurant's menu, the navigation, the
 * announcements, and short texts of the business and its restaurants.
 */
export const translationKinds = [
  "page",
  "landing",
  "menu",
  "navigation",
  "announcements",
  "short-texts",
] as const;
export type TranslationKind = (typeof translationKinds)[number];

/** The owner of the contents that exist once. */
export const SITE = "site";

/** A plain or a formatted text. */
export type Text = string | RichTextDocument;

/** A translation, and the text of the default language that it was made from. */
export type TranslatedText = { text: Text; source: Text };

/** The translations of a content in one language, by the path of their text. */
export type Texts = Readonly<Record<string, TranslatedText>>;

/** A text of a content in its default language. */
export type TranslatableText = {
  /** Names the text by the ids of its entries, such as `dishes.soup-1.name`. */
  path: string;
  /** The part of the content that it belongs to, in words. */
  group: string;
  /** Its name within the group, in words. */
  label: string;
  text: Text;
  isRich: boolean;
  /** Whether it may have several lines. */
  isLong: boolean;
  /** Its maximum length in UTF-16 code units; that of its JSON in bytes for a formatted text. */
  limit: number;
};
