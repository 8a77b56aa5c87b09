/** The kinds of translations (lib/translations) whose texts are found by the text that they were made from. */
export const shortTextKinds: readonly string[] = ["announcements", "short-texts"];
