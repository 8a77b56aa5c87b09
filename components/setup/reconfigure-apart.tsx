"use client";

import { RecentSignInProvider } from "@/components/accounts/sessions/recent-sign-in";
import { DialogProvider } from "@/components/ui/dialog-provider";
import { ReconfigureButton } from "./reconfigure-button";

/** The button with its dialogs, for pages without a session and without other dialogs. */
export function ReconfigureApart() {
  return (
    <DialogProvider>
      <RecentSignInProvider email={undefined}>
        <ReconfigureButton variant="quiet" size="sm" startsAtOnce />
      </RecentSignInProvider>
    </DialogProvider>
  );
}
