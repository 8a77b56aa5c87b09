"use client";

import { useCallback } from "react";
import { onDemand } from "@/components/ui/on-demand";
import { RetryNotice } from "@/components/ui/retry-notice";
import { useLoaded } from "@/components/ui/use-loaded";
import type { FlatPageSeo } from "@/lib/seo/answers";
import type { PageSummary, SeoSite } from "@/lib/seo/manager";
import { FormSkeleton } from "./form/form-skeleton";
import { loadPage } from "./load-page";

const SeoForm = onDemand(async () => (await import("./form/seo-form")).SeoForm, <FormSkeleton />);

type PageEditorProps = {
  page: string;
  site: SeoSite;
  pages: readonly PageSummary[];
  takesFocus: boolean;
  onStored: (page: string, saved: FlatPageSeo | null) => void;
};

/** Loads and edits the settings of a page; if loading fails the form shows defaults and a notice. */
export function PageEditor({ page, site, pages, takesFocus, onStored }: PageEditorProps) {
  const load = useCallback(
    async (signal: AbortSignal) => ({ settings: await loadPage(page, signal) }),
    [page],
  );
  const { value: loaded, failed, retry } = useLoaded(load);

  if (!loaded && !failed) return <FormSkeleton />;
  return (
    <SeoForm
      page={page}
      initial={loaded?.settings ?? null}
      site={site}
      pages={pages}
      takesFocus={takesFocus}
      notice={
        failed && (
          <RetryNotice title="The settings of this page could not be loaded." onRetry={retry}>
            <p>The form shows the defaults. The saved settings are still there.</p>
          </RetryNotice>
        )
      }
      onStored={onStored}
    />
  );
}
