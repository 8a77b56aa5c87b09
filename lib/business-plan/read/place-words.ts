import { wordSet } from "./phrases";

/** Scores of prepositions before places. */
export const scores: ReadonlyMap<string, number> = new Map(
  Object.entries({
    "in downtown": 5,
    "near around across throughout outside covering": 4,
    "serving serve serves within on": 3,
    "at from": 2,
  }).flatMap(([words, score]) => words.split(" ").map((word) => [word, score])),
);
export const SAID_SCORE = 7;
export const KNOWN_CITY_SCORE = 3;
export const STREET_SCORE = 4;

/** Words between the preposition and the place. */
export const between = wordSet(
  "the downtown central beautiful sunny historic lovely north south east west northern southern eastern western greater inner heart centre center middle outskirts suburbs of city town village quarter district our and all whole old wider vibrant edge area",
);
export const streets = wordSet("street road lane avenue square st rd ave boulevard drive terrace crescent");
export const labels = wordSet("location place city address where town");
/** Activities in a language or a field, or in the past elsewhere. */
export const elsewhere = wordSet(
  "specialise specialize specialised specialized specialising specializing specialises specializes expert experts expertise experience experienced interested training lessons classes courses degree leader leaders believe workshops tuition invest born learned learnt studied up raised fluent speak write certified",
);
export const trained = wordSet(
  "trained apprenticed apprenticeship worked cooked grew imported sourced roasted grown",
);
export const notPlaces = wordSet(
  "i we our house style person advance stock business home short addition fact time all one english trade industry area neighbourhood neighborhood world field making morning evening",
);
