const names = new Intl.DisplayNames(["en"], { type: "language" });

/** The name of a language in English. */
export const languageName = (code: string) => names.of(code) ?? code;
