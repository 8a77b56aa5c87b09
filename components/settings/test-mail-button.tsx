"use client";

import { Send } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";

/** Sends a test mail to the signed-in user, and shows the error of the mail server. */
export function TestMailButton() {
  const { pending, error, clearError, act } = useAction<"test">({ refusals: "inline" });
  function test() {
    clearError();
    void act("test", () => call("POST /settings/mail-server/test"), {
      done: "The mail server accepted the email. Look into your inbox.",
      failed: "The test could not be sent.",
    });
  }
  return (
    <div className="grid gap-3">
      <Button variant="secondary" className="justify-self-start" pending={pending === "test"} onClick={test}>
        <Send aria-hidden="true" />
        Send a test to yourself
      </Button>
      {error && (
        <Notice tone="error" title="The test was not accepted">
          {error}
        </Notice>
      )}
    </div>
  );
}
