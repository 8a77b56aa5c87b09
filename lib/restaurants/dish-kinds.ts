import { english, type Translatable, type Translate, translatable } from "@/lib/platform/language/translate";
import { type OrderKind, orderKinds } from "./terms/terms";

type OfKinds = { kinds?: readonly OrderKind[] | undefined };

/** Returns whether a dish is offered for a kind of order; one without kinds is for all. */
export const isOffered = ({ kinds = [] }: OfKinds, kind: OrderKind): boolean =>
  kinds.length === 0 || kinds.includes(kind);

const words: Record<OrderKind, Translatable> = {
  pickup: translatable("for pickup"),
  delivery: translatable("for delivery"),
  table: translatable("at the table"),
};

/** Returns for which kinds of order a dish is offered, in words: “Only at the table”; empty if it is for all. */
export function onlyFor({ kinds = [] }: OfKinds, t: Translate = english): string {
  const names = kinds.map((kind) => t(words[kind]));
  return kinds.length === 0 ? "" : t("Only {kinds}", { kinds: t.list(names, "disjunction") });
}

/** Returns kinds in their order, each once; none if they are all. */
export function normalKinds(kinds: readonly OrderKind[]): OrderKind[] {
  const chosen = orderKinds.filter((kind) => kinds.includes(kind));
  return chosen.length === orderKinds.length ? [] : chosen;
}
