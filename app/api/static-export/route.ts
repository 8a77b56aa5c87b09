import { implement } from "@/lib/api/implement";
import { staticExportCalls } from "@/lib/static-export/calls";
import { changeStaticExport } from "@/lib/static-export/server";
import { staticExport } from "@/lib/static-export/state.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(staticExportCalls, {
  "GET /static-export": staticExport,
  "PUT /static-export": ({ body }) => changeStaticExport(body),
});
