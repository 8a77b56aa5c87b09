export type Candidate = { url: string; descriptor: string };

/** Reads a `srcset` as https://html.spec.whatwg.org/#parse-a-srcset-attribute does. */
export function parseSrcset(text: string): Candidate[] {
  const candidates: Candidate[] = [];
  let rest = text;
  while (true) {
    rest = rest.replace(/^[\t\n\f\r ,]+/, "");
    const word = /^[^\t\n\f\r ]+/.exec(rest)?.[0];
    if (word === undefined) return candidates;
    rest = rest.slice(word.length);
    const url = withoutCommasBehind(word);
    const descriptor = url === word ? (/^(?:[^,(]+|\([^)]*\)?)*/.exec(rest)?.[0] ?? "") : "";
    rest = rest.slice(descriptor.length);
    candidates.push({ url, descriptor: descriptor.trim() });
  }
}

function withoutCommasBehind(word: string): string {
  let end = word.length;
  while (word[end - 1] === ",") end--;
  return word.slice(0, end);
}

export function formatSrcset(candidates: readonly Candidate[]): string {
  return candidates.map(({ url, descriptor }) => `${url} ${descriptor}`.trim()).join(", ");
}
