import { nameSome } from "../name-some";

/** Returns the confirmation for publishing texts with gaps of a legal draft; null without any. */
export function gapsQuestion(gaps: readonly string[]) {
  if (gaps.length === 0) return null;
  const list = nameSome(
    gaps.map((gap) => `“${gap}”`),
    (more) => `${more} more`,
  );
  return {
    title: gaps.length === 1 ? "Something is still missing" : `${gaps.length} facts are still missing`,
    content: `Visitors would read square brackets in place of: ${list}.`,
    confirmLabel: "Publish anyway",
  };
}
