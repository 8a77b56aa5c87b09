import { implement } from "@/lib/api/implement";
import { staticExportCalls } from "@/lib/static-export/calls";
import { pushNow } from "@/lib/static-export/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(staticExportCalls, {
  "POST /static-export/push": pushNow,
});
