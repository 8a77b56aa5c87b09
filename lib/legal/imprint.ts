import { note, written } from "./blocks";
import type { Draft } from "./draft";

/** The parts of an imprint; the law of a country leaves some out. */
const parts = ["provider", "contact", "register", "supervision", "responsible", "host", "disputes"] as const;

/** The operator of the site, as laws such as section 5 of the German Digital Services Act ask for. */
export const imprint: Draft = ({ texts, fill }) => [
  note(texts, "imprint"),
  ...parts.flatMap((part) => {
    const text = texts.imprint[part];
    return text ? [written(part, text, fill)] : [];
  }),
];
