/** The kinds of translations (lib/translations) whose texts are found by the text that they were made from. */
export const ownWordKinds: readonly string[] = ["announcements", "words"];
