"use client";

import type { ListedCall } from "@/lib/api/openapi/schema";
import { CallList } from "./call-list";
import { TokensCard } from "./tokens-card";

/** The API tokens, and the list of calls. */
export function ApiManager({ calls }: { calls: readonly ListedCall[] }) {
  return (
    <div className="grid max-w-4xl gap-6">
      <TokensCard />
      <CallList calls={calls} />
    </div>
  );
}
