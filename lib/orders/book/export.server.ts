import "server-only";
import { getBook } from "./book.server";
import { bookCsv } from "./csv";
import type { BookQuery } from "./schema";

/** Returns the book of a month as a CSV response. @throws AppError as `getBook` */
export async function exportBook(query: BookQuery): Promise<Response> {
  const book = await getBook(query);
  return new Response(bookCsv(book), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="book-${book.month}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
