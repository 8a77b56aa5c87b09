/** The character sets of printers to choose from, by their name in `receiptline`. */
export const codePages = {
  multilingual: "European languages, several code pages",
  cp1252: "Western Europe (Windows-1252)",
  cp852: "Central Europe (852)",
  cp866: "Cyrillic (866)",
  cp437: "US English (437)",
  cp932: "Japanese (Shift JIS)",
  cp936: "Chinese, simplified (GBK)",
  cp950: "Chinese, traditional (Big5)",
  cp949: "Korean (KS C 5601)",
  tis620: "Thai (TIS-620)",
} as const;

export type CodePage = keyof typeof codePages;
export const codePageNames = Object.keys(codePages) as [CodePage, ...CodePage[]];

/** The code pages of printers, and pictures in place of them. */
export const characterSets = { ...codePages, picture: "As a picture (any script)" } as const;
export type CharacterSet = keyof typeof characterSets;
export const characterSetNames = Object.keys(characterSets) as [CharacterSet, ...CharacterSet[]];

/** The code page of a printer, also for one that prints pictures, if its server has no fonts. */
export const codePageOf = (characters: CharacterSet): CodePage =>
  characters === "picture" ? "multilingual" : characters;
