"use client";

import { ManagerFailed } from "@/components/ui/manager-failed";
import type { ListedCall } from "@/lib/api/openapi/schema";
import { CallList } from "./call-list";
import { TokensCard } from "./tokens-card";

/** What programs may do by the API, and with which tokens. `calls` is null where the server could not read them. */
export function ApiManager({ calls }: { calls: ListedCall[] | null }) {
  return (
    <div className="grid max-w-4xl gap-6">
      <TokensCard />
      {calls ? <CallList calls={calls} /> : <ManagerFailed title="The calls could not be loaded" />}
    </div>
  );
}
