"use client";

import type { ListedCall } from "@/lib/api/openapi/schema";
import { CallList } from "./call-list";
import { TokensCard } from "./tokens-card";

/** What programs may do by the API, and with which tokens. */
export function ApiManager({ calls }: { calls: readonly ListedCall[] }) {
  return (
    <div className="grid max-w-4xl gap-6">
      <TokensCard />
      <CallList calls={calls} />
    </div>
  );
}
