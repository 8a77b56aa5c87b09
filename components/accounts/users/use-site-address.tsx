"use client";

import { useCallback } from "react";
import { useConfirm } from "@/components/ui/dialog-provider";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import { proposedAddress } from "@/lib/site/proposed-address";

/**
 * For calls that need the site's address: `await withSiteAddress(() => call(…))` makes the call, proposes an address
 * if it is missing, saves it and repeats the call. Resolves to null if the proposal is declined.
 */
export function useSiteAddress() {
  const confirm = useConfirm();
  return useCallback(
    async <Answer,>(send: () => Promise<Answer>): Promise<Answer | null> => {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof RequestError) || error.needs !== "site-address") throw error;
        return (await proposeAddress(confirm)) ? send() : null;
      }
    },
    [confirm],
  );
}

/** @returns whether an address was saved */
async function proposeAddress(confirm: ReturnType<typeof useConfirm>): Promise<boolean> {
  const { settings, version, setupAddress } = await call("GET /settings");
  const siteAddress = proposedAddress(window.location.origin, setupAddress);
  const isAccepted = await confirm({
    title: "Where is your site?",
    content: (
      <>
        <p>The link that you send begins with your site’s address. Is this where people find it?</p>
        <p className="rounded-control bg-sunken px-3 py-2 font-medium text-ink wrap-anywhere">
          {siteAddress}
        </p>
        <p>You can change it later in the settings, under “Site address”.</p>
      </>
    ),
    confirmLabel: "Use this address",
  });
  if (!isAccepted) return false;
  await call("POST /settings", { body: { ...settings, siteAddress }, ifMatch: version });
  return true;
}
