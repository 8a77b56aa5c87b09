import { type AnswerOf, call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";

/** Status of the answer if the restaurant has closed. */
const UNPROCESSABLE_CONTENT = 422;

type Menu = AnswerOf<"GET /ordering/menus/{id}">;

/**
 * Reads the current menu of a restaurant; null without an answer.
 * @param language the further language of the site that the page is in; null for the default one
 */
export async function readMenu(id: string, language: string | null): Promise<Menu | "closed" | null> {
  try {
    const query = language === null ? undefined : { language };
    return await call("GET /ordering/menus/{id}", { params: { id }, ...(query && { query }) });
  } catch (error) {
    return error instanceof RequestError && error.status === UNPROCESSABLE_CONTENT ? "closed" : null;
  }
}
