import type { BusinessKind, Offer } from "../kind";

/** “pasta, pizza” as a list. */
export const list = (words: string): string[] => words.split(", ");

/** “bistro, eatery=restaurant” as names with what the business is told as: without “=”, by the name itself. */
const labelled = (words: string) =>
  list(words).map((word) => {
    const [name = "", label = name] = word.split("=");
    return [name, label] as const;
  });

/** What a kind calls itself and what it does, each with what it is told as; an activity may leave that open. */
export function named(names: string, activities = ""): Pick<BusinessKind, "names" | "activities" | "labels"> {
  const told = labelled(names);
  const done = activities ? labelled(activities) : [];
  return {
    names: told.map(([name]) => name),
    activities: done.map(([name]) => name),
    labels: Object.fromEntries([...told, ...done.filter(([name, label]) => name !== label)]),
  };
}

/** Something that a business may offer; `words` is a text with commas. */
export const offer = (
  icon: string,
  title: string,
  words: string,
  description: string,
  said?: string,
): Offer => ({
  icon,
  title,
  words: list(words),
  description,
  ...(said && { said }),
});
