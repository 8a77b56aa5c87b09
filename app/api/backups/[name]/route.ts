import { implement } from "@/lib/api/implement";
import { backupCalls } from "@/lib/backups/calls";
import { deleteBackup, getBackups, recordDownload, requireBackup } from "@/lib/backups/server";
import { byteRange } from "@/lib/platform/http/byte-range";
import { readableBody } from "@/lib/platform/http/lazy-body";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(backupCalls, {
  "GET /backups/{name}": async ({ params, request }) => {
    const { read, size } = await requireBackup(params.name);
    const headers = {
      "Content-Type": "application/gzip",
      "Content-Disposition": `attachment; filename="${params.name}"`,
      "Cache-Control": "private, no-store",
      "Accept-Ranges": "bytes",
    };
    const range = byteRange(request.headers.get("range"), size);
    if (range === "unsatisfiable") {
      return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${size}` } });
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (request.method === "GET") await recordDownload(params.name);
    return new Response(
      readableBody(() => read({ start, end })),
      {
        status: range ? 206 : 200,
        headers: {
          ...headers,
          "Content-Length": String(end - start + 1),
          ...(range && { "Content-Range": `bytes ${start}-${end}/${size}` }),
        },
      },
    );
  },
  "DELETE /backups/{name}": async ({ params }) => {
    await deleteBackup(params.name);
    return getBackups();
  },
});
