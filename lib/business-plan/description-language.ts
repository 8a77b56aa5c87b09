/** The most frequent small words of languages, without those that are usual in English texts, too. */
const smallWords: Readonly<Record<string, string>> = {
  de: "und der die das den dem des ein eine einen einem einer wir sind ist mit für von im am auf zum zur aus bei nach unser unsere unseren ihr ihre sie nicht auch seit sowie oder gibt",
  fr: "et le la les un une des du de nous sommes est avec pour dans sur au aux chez notre nos votre vos qui que depuis ou ainsi à",
  es: "y el la los las un una unos unas de del somos es con para por nuestro nuestra nuestros nuestras su sus que desde en al o también ofrecemos",
  it: "e il lo la gli le un una uno di del della dei delle siamo è con per da dal nel nella nostro nostra nostri nostre che al alla anche offriamo",
  nl: "en de het een van wij zijn met voor bij op naar ons onze uw ook sinds dat niet uit",
  pt: "e o os as um uma de do da dos das somos é com para por nosso nossa nossos que desde em no na ao à também",
};
const english =
  "the and of for with our we are is you your to from by at a an it that this or on as offering called who which";

const sets = Object.entries(smallWords).map(([language, words]) => ({
  language,
  words: new Set(words.split(" ")),
}));
const englishWords = new Set(english.split(" "));

/** The number of small words from which a text is not taken for a list of names. */
const MIN_WORDS = 2;
/** The length in words from which an English text has at least one small word. */
const LONG_TEXT = 25;

/**
 * Returns the language of a description that is not in English, by its small words: BCP 47, or `und` for one that isn't known here.
 * Null for an English one, and for a text that is too short to tell.
 */
export function foreignLanguage(description: string): string | null {
  const letters = description.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  if (letters.length > 0 && latin.length < letters.length / 2) return "und";
  const words = description.toLowerCase().match(/\p{L}+/gu) ?? [];
  const countIn = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  const inEnglish = countIn(englishWords);
  const counted = sets.map(({ language, words: set }) => ({ language, count: countIn(set) }));
  const best = counted.reduce((most, one) => (one.count > most.count ? one : most));
  if (best.count >= MIN_WORDS && best.count > inEnglish) return best.language;
  return words.length >= LONG_TEXT && inEnglish === 0 && best.count === 0 ? "und" : null;
}
