import { environment } from "@/lib/platform/runtime/env";
import { bucketEnvironment } from "@/tests/support/storage/bucket-server";
import type { Recipe } from "./recipe";

/** Names a bucket that isn't reached, as only the job does. */
function nameBucket() {
  Object.assign(environment(), bucketEnvironment("http://127.0.0.1:1"), { SITE_BUCKET: "site" });
}

export const staticExportCalls: Record<string, Recipe> = {
  "PUT /static-export": async ({ token }) => {
    nameBucket();
    return { sent: { token, body: { isOn: true } }, actions: ["static-export:change"] };
  },
  "POST /static-export/push": async ({ token }) => {
    nameBucket();
    return { sent: { token, body: {} }, actions: ["static-export:push"] };
  },
};
