import { implement } from "@/lib/api/implement";
import { configurationState } from "@/lib/installation/state.server";
import { dayIn } from "@/lib/platform/time-zone/days";
import { seoCalls } from "@/lib/seo/calls";
import { listPageSeo } from "@/lib/seo/server";
import { toFlat } from "@/lib/seo/shapes";
import { writeCsv } from "@/lib/seo/transfer/csv";

const types = { json: "application/json", csv: "text/csv; charset=utf-8" };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "GET /seo/export": async ({ query: { format } }) => {
    const configs = (await listPageSeo()).map(toFlat);
    const content = format === "csv" ? writeCsv(configs) : `${JSON.stringify({ configs }, null, 2)}\n`;
    const day = dayIn(new Date(), (await configurationState()).timeZone);
    return new Response(content, {
      headers: {
        "Content-Type": types[format],
        "Content-Disposition": `attachment; filename="seo-settings-${day}.${format}"`,
        "Cache-Control": "private, no-store",
      },
    });
  },
});
