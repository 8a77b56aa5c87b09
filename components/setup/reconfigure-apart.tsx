"use client";

import { RecentSignInProvider } from "@/components/accounts/sessions/recent-sign-in";
import { DialogProvider } from "@/components/ui/dialog-provider";
import { ReconfigureButton } from "./reconfigure-button";

/** The button on a page that knows nobody who is signed in and asks nothing else: with all that it asks by. */
export function ReconfigureApart() {
  return (
    <DialogProvider>
      <RecentSignInProvider email={undefined}>
        <ReconfigureButton variant="quiet" size="sm" startsAtOnce />
      </RecentSignInProvider>
    </DialogProvider>
  );
}
