import type { Choice, Chosen } from "./chosen-options";
import type { OptionPart } from "./price-options";

type Counted = Choice & { quantity: number };

/** Joins the free and the charged part of a choice. */
function withPart(choices: readonly Counted[], { groupId, optionId, quantity }: OptionPart, times: number) {
  const one: Counted = { group: groupId, option: optionId, quantity: quantity / times };
  const last = choices.at(-1);
  if (last?.group !== groupId || last.option !== optionId) return [...choices, one];
  return [...choices.slice(0, -1), { ...last, quantity: last.quantity + one.quantity }];
}

const written = ({ quantity, ...choice }: Counted): Choice => ({
  ...choice,
  ...(quantity !== 1 && { quantity }),
});

/** Returns the choices that `priceOptions` has priced as these parts: the inverse of its parts. */
export function chosenOfParts(parts: readonly OptionPart[]): Chosen {
  let outer: Counted[] = [];
  let inner: Counted[] = [];
  const close = () => {
    const last = outer.at(-1);
    if (last && inner.length > 0) outer = [...outer.slice(0, -1), { ...last, chosen: inner.map(written) }];
    inner = [];
  };
  for (const part of parts) {
    if (part.depth === 0) {
      close();
      outer = withPart(outer, part, 1);
    } else inner = withPart(inner, part, outer.at(-1)?.quantity ?? 1);
  }
  close();
  return outer.map(written);
}
