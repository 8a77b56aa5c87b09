import { languageName as nameIn } from "@/lib/platform/language/language";

/** Returns the name of a language in English. */
export const languageName = (code: string) => nameIn(code, "en");
