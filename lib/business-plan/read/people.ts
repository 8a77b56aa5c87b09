import { wordSet } from "./phrases";
import type { Span } from "./spans";
import { foldedAt, type Text } from "./words";

/** What somebody has done for a business whose name that is not: “founded by Anna Keller”, “certified by HETAS”. */
const doings = wordSet(
  "founded run owned led opened started managed established created certified hosted headed taught directed organised organized accredited approved licensed named gegrundet gefuhrt geleitet fondee fonde fundada fundado",
);
const by = wordSet("by von par por after nach");
/** What an organisation is called, which may well be the business that runs something. */
const organisations = wordSet(
  "trust society club association foundation council church collective cooperative co-op union guild charity group company co ltd inc llc gmbh",
);

/** Whether a name is that of who founded, runs or certified the business, and not its own. */
export function isOfPeople(text: Text, { from, to }: Span): boolean {
  const { words } = text;
  const folded = (at: number) => foldedAt(text, at);
  const isSame = (at: number) => words[at]?.sentence === words[from]?.sentence;
  if (organisations.has(folded(to - 1))) return false;
  if (doings.has(folded(from)) && by.has(folded(from + 1)) && to > from + 1) return true;
  // “led by storyteller Edith Graves”, “run by Dr. Ines Prado”
  return [from, from - 1, from - 2].some((at) => {
    const isClose = words.slice(at, from + 1).every(({ gap }) => !/[,:;()]/.test(gap));
    return isClose && isSame(at - 2) && by.has(folded(at - 1)) && doings.has(folded(at - 2));
  });
}
