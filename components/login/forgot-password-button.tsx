"use client";

import { useAlert } from "@/components/ui/dialog-provider";

export function ForgotPasswordButton() {
  const alert = useAlert();

  function explain() {
    void alert({
      title: "Password reset is coming soon",
      content: "Until then, whoever operates this server can help you back in.",
    });
  }

  return (
    <button
      type="button"
      className="-my-3 min-h-11 rounded-control font-semibold text-brand-ink text-sm underline-offset-4 hover:underline"
      onClick={explain}
    >
      Forgot password?
    </button>
  );
}
