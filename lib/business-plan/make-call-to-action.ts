import type { PlanSections } from "./answers";
import { type Facts, fillIn } from "./fill-in";
import { fitText } from "./fit-text";
import { phraseOf } from "./make-tags";
import type { Reading } from "./read-description";
import { enumerate } from "./tag-texts";

const withoutCapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * The words before the footer: whether the visitor is ready for what the button says, and what there is to have.
 * @param offered the titles of what the description names
 */
export function makeCallToAction(
  reading: Reading,
  facts: Facts,
  offered: readonly string[],
): PlanSections["callToAction"] {
  const { kind } = reading;
  const phrases = offered.slice(0, 3).map((title) => phraseOf(reading, title));
  const text =
    phrases.length > 0
      ? `${kind.offering ?? "We offer"} ${enumerate(phrases)}${fillIn("[ in {place}]", facts)}.`
      : fillIn("{name} is {a kind}[ in {place}].", facts);
  return { title: fitText(`Ready to ${withoutCapital(kind.ctaText)}?`, 80), text: fitText(text, 300) };
}
