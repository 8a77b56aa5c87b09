"use client";

import { useRef, useState } from "react";
import { Card } from "@/components/ui/card";
import { LoadFailed } from "./load-failed";
import { RedirectForm } from "./redirect-form";
import { RedirectList } from "./redirect-list";
import { RedirectsSkeleton } from "./redirects-skeleton";
import { UnknownPathList } from "./unknown-path-list";
import { useRedirects } from "./use-redirects";

/** Lists requested unknown paths, and edits redirects. */
export function RedirectsPanel() {
  const { data, failure, reload, save, remove, forget } = useRedirects();
  const [draft, setDraft] = useState({ path: "", number: 0 });
  const formCard = useRef<HTMLElement>(null);

  function redirect(path: string) {
    setDraft(({ number }) => ({ path, number: number + 1 }));
    formCard.current?.scrollIntoView({ block: "nearest" });
  }

  if (failure) {
    return (
      <LoadFailed title="The redirects could not be loaded" text="Check your connection." onRetry={reload} />
    );
  }
  if (!data) return <RedirectsSkeleton />;
  const { redirects, unknownPaths } = data;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Card aria-labelledby="unknown-title">
        <UnknownPathList unknownPaths={unknownPaths} onRedirect={redirect} onForget={forget} />
      </Card>
      <Card ref={formCard} aria-labelledby="redirects-title" className="grid gap-6">
        <div className="grid gap-1">
          <h2 id="redirects-title" tabIndex={-1} className="text-lg focus:outline-none">
            Redirects
          </h2>
          <p className="text-ink-soft text-sm">
            Redirects are permanent: search engines transfer the ranking of the old address to the new one.
          </p>
        </div>
        <RedirectForm key={draft.number} path={draft.path} isChosen={draft.number > 0} onSave={save} />
        <RedirectList redirects={redirects} onRemove={remove} />
      </Card>
    </div>
  );
}
