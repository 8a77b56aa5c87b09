import { ArrowRight, LockKeyhole } from "lucide-react";

import { buttonStyle } from "@/components/ui/button-style";
import type { Translate } from "@/lib/platform/language/translate";

/** Explains how to sign in to a visitor redirected from a protected page. */
export function SignInNotice({ returnUrl, t }: { returnUrl: string; t: Translate }) {
  return (
    <div role="status" className="px-2 pt-2 sm:px-4 sm:pt-4">
      <div className="flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-brass/45 bg-brass-soft py-3 ps-5 pe-3">
        <LockKeyhole aria-hidden="true" className="size-5 shrink-0 text-brass-ink" />
        <div className="min-w-0 flex-1 basis-52 text-sm">
          <p className="font-semibold">Sign in to continue</p>
          <p className="text-ink-soft">
            <bdi>{t("The page you asked for is for people with an account.")}</bdi>
          </p>
        </div>
        <a
          href={`/login?${new URLSearchParams({ returnUrl })}`}
          className={buttonStyle({ className: "max-sm:w-full" })}
        >
          {t("Sign in")}
          <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
        </a>
      </div>
    </div>
  );
}
