import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { iterableBody } from "@/lib/platform/http/lazy-body";
import { dayIn } from "@/lib/platform/time-zone/days";
import { messagesCsv } from "./csv";
import { everyMessage } from "./list.server";
import type { MessagesFilter } from "./schema";

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

/** Streams the messages of a filter as CSV. */
export async function exportMessages(filter: MessagesFilter): Promise<Response> {
  const { timeZone } = await configurationState();
  const body = iterableBody(() => encoded(messagesCsv(everyMessage(filter), timeZone)));
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="messages-${dayIn(new Date(), timeZone)}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
