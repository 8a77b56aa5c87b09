import { implement } from "@/lib/api/implement";
import { staticExportCalls } from "@/lib/static-export/calls";
import { downloadSite } from "@/lib/static-export/download.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(staticExportCalls, {
  "GET /static-export/files": ({ request }) => downloadSite(request),
});
