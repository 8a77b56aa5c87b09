import { type AnswerOf, call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";

/** Status of the answer if the restaurant has closed. */
const UNPROCESSABLE_CONTENT = 422;

/** Reads the current menu of a restaurant; null without an answer. */
export async function readMenu(id: string): Promise<AnswerOf<"GET /ordering/menus/{id}"> | "closed" | null> {
  try {
    return await call("GET /ordering/menus/{id}", { params: { id } });
  } catch (error) {
    return error instanceof RequestError && error.status === UNPROCESSABLE_CONTENT ? "closed" : null;
  }
}
