"use client";

import type { ReactNode } from "react";
import { Mark } from "@/components/ui/logo";
import { NeedsScript } from "@/components/ui/needs-script";
import { SitePicture } from "@/components/ui/site-picture";
import { SplitScreen } from "@/components/ui/split-screen";
import { useHydrated } from "@/components/ui/use-hydrated";
import { hasSignedInBefore } from "@/lib/accounts/sessions/stored-token";

type LoginScreenProps = { title: string; text?: string; children: ReactNode };

/** The page around the sign-in form. */
export function LoginScreen({ title, text = "Sign in to manage your site.", children }: LoginScreenProps) {
  const hydrated = useHydrated();
  const motto = hydrated && (hasSignedInBefore() ? "Good to see you again." : "Welcome.");
  return (
    <SplitScreen
      header={
        <a
          href="/"
          className="inline-flex min-h-11 items-center gap-2.5 rounded-control font-semibold text-sm hover:underline"
        >
          <Mark />
          Back to site
        </a>
      }
      picture={<SitePicture name={title} address="Your site" />}
      motto={motto || ""}
    >
      <div className="grid animate-rise">
        <h1 dir="auto" className="wrap-anywhere line-clamp-3 text-3xl leading-[1.3]">
          {title}
        </h1>
        <p className="mt-1 mb-8 text-ink-soft">{text}</p>
        <NeedsScript />
        {children}
      </div>
    </SplitScreen>
  );
}
