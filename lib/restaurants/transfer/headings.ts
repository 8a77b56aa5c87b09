import { withoutCurrency } from "./heading-currency";

/** Folds to letters and digits in lower case: “Price ($)” equals “price”. */
const fold = (heading: string) =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Returns a function that finds the column of a heading, null if unknown.
 * @param spellings the columns with other accepted headings, folded
 */
export function headingFinder<Column extends string>(
  spellings: Readonly<Record<Column, readonly string[]>>,
): (heading: string) => Column | null {
  const byHeading = new Map<string, Column>(
    (Object.keys(spellings) as Column[]).flatMap((column) =>
      [fold(column), ...spellings[column]].map((heading) => [heading, column] as const),
    ),
  );
  return (heading) => byHeading.get(fold(heading)) ?? byHeading.get(fold(withoutCurrency(heading))) ?? null;
}
