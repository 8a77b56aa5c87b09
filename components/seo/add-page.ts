import { cleanPageName, pageNameProblem } from "@/lib/seo/page-name";

/** Normalizes a custom page's name; returns an error message if it can't be added. */
export function newPage(typed: string, known: readonly string[]): { name: string; problem: string | null } {
  const name = cleanPageName(typed);
  const problem = pageNameProblem(name);
  if (problem || !known.includes(name)) return { name, problem };
  const taken =
    name === typed
      ? `There is already a page named “${name}”. Choose it from the list.`
      : `“${typed}” becomes “${name}”, and there is already a page of that name.`;
  return { name, problem: taken };
}
