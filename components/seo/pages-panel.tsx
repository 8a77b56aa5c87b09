"use client";

import { Globe } from "lucide-react";
import { useRouter } from "next/navigation";
import { useCallback, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { FlatPageSeo } from "@/lib/seo/answers";
import type { SeoSite } from "@/lib/seo/manager";
import { PageChips } from "./page-chips";
import { PageEditor } from "./page-editor";
import { PagePicker } from "./page-picker";
import { StatCards } from "./stat-cards";
import type { SeoPages } from "./use-seo-pages";

type PagesPanelProps = {
  site: SeoSite;
  list: SeoPages;
  page: string | null;
  onChoose: (page: string) => void;
};

/** Chooses a page and edits its tags. */
export function PagesPanel({ site, list: { pages, put }, page, onChoose }: PagesPanelProps) {
  const router = useRouter();
  const [, startRefresh] = useTransition();
  const [begun, setBegun] = useState<string | null>(null);

  const stored = useCallback(
    (name: string, saved: FlatPageSeo | null) => {
      put(name, saved);
      startRefresh(() => router.refresh());
    },
    [put, router],
  );

  function begin(name: string) {
    setBegun(name);
    onChoose(name);
  }

  return (
    <div className="grid min-w-0 gap-6">
      <PagePicker
        page={page}
        configured={pages.map(({ pageName }) => pageName)}
        existing={site.existing}
        onChoose={onChoose}
        onAdd={begin}
      />
      <PageChips pages={pages} page={page} existing={site.existing} onChoose={onChoose} />
      {page ? (
        <PageEditor
          key={page}
          page={page}
          site={site}
          pages={pages}
          takesFocus={begun === page}
          onStored={stored}
        />
      ) : (
        <>
          <StatCards meta={0} social={0} structured={0} page={null} />
          <EmptyState
            icon={Globe}
            title="No page selected"
            text="Choose a page above, or begin with the one that visitors see first."
          >
            <Button onClick={() => begin("home")}>Configure Home Page</Button>
            <Button variant="secondary" onClick={() => begin("welcome")}>
              Configure Welcome Page
            </Button>
          </EmptyState>
        </>
      )}
    </div>
  );
}
