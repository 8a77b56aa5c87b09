const letter = /\p{L}/gu;
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;

/** The reading direction of most letters of the texts. */
export function mainDirection(...texts: string[]): "ltr" | "rtl" {
  const letters = texts.join(" ").match(letter) ?? [];
  const backwards = letters.filter((character) => rightToLeft.test(character)).length;
  return backwards * 2 > letters.length ? "rtl" : "ltr";
}
