import type { BusinessKind } from "./kind";
import { foodKinds } from "./kinds/food";
import { generalKind } from "./kinds/general";

/** Every kind of business that is recognised; the last is for all others. A new kind is an entry in one of these files. */
export const kinds: readonly BusinessKind[] = [...foodKinds, generalKind];

export const kindKeys = kinds.map(({ key }) => key);

/** @throws where there is no such kind */
export function requireKind(key: string): BusinessKind {
  const kind = kinds.find((one) => one.key === key);
  if (!kind) throw new Error(`There is no kind of business “${key}”`);
  return kind;
}
