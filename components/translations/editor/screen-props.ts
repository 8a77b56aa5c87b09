import type { TranslationList } from "@/lib/translations/answers";

/** The props of the editor besides the translation. */
export type TranslationScreenProps = {
  languages: TranslationList["languages"];
  onList: () => void;
  onLanguage: (code: string) => void;
};
