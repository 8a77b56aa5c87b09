"use client";

import { useAlert } from "@/components/ui/dialog-provider";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";

type ForgotPasswordButtonProps = {
  /** True if a link can be sent by mail. */
  mailsLinks: boolean;
  /** Returns the typed email address; null if invalid, with an error in the form. */
  typedEmail: () => Promise<string | null>;
};

const resetIsComing = {
  title: "Password reset by email is coming soon",
  content: (
    <>
      <p>
        Ask an owner of this site: in the portal, under Users, they can make you a link to choose a new
        password.
      </p>
      <p>Is it your own site? Run this on the server, with your email in place of EMAIL. It prints a link:</p>
      <code className="select-all rounded-control bg-sunken px-3 py-2 text-ink wrap-anywhere">
        npm run admin -- reset-password EMAIL
      </code>
    </>
  ),
};

/** Sends a link to choose a new password, or explains who can make one. */
export function ForgotPasswordButton({ mailsLinks, typedEmail }: ForgotPasswordButtonProps) {
  const alert = useAlert();
  const { act } = useAction();

  async function sendLink() {
    const email = await typedEmail();
    if (email === null) return;
    await act("send", () => call("POST /auth/forgot-password", { body: { email } }), {
      onDone: () =>
        void alert({
          title: "Look into your inbox",
          content: `If ${email} has an account here, a link to choose a new password is on its way. It works once, within 24 hours.`,
        }),
      showRefusal({ message }) {
        void alert({ title: "No email was sent", content: message });
        return true;
      },
    });
  }

  return (
    <button
      type="button"
      className="-my-3 min-h-11 rounded-control font-semibold text-brand-ink text-sm underline-offset-4 hover:underline"
      onClick={() => void (mailsLinks ? sendLink() : alert(resetIsComing))}
    >
      Forgot password?
    </button>
  );
}
