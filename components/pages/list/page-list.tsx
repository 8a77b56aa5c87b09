"use client";

import { House, PencilLine, Plus } from "lucide-react";
import { useState } from "react";
import { usePortalAction } from "@/components/commands/commands";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { onDemand } from "@/components/ui/on-demand";
import type { NewPageTitles } from "@/lib/legal/schema";
import type { PageList as Pages } from "@/lib/pages/answers";
import { pageLimits } from "@/lib/pages/limits";
import { DeletedPages } from "./deleted-pages";
import { PageItem } from "./page-item";
import { usePageActions } from "./use-page-actions";

const AddPageDialog = onDemand(async () => (await import("./add-page-dialog")).AddPageDialog, null);

type PageListProps = {
  list: Pages;
  titles: NewPageTitles;
  onOpen: (id: string) => void;
  onChanged: () => void;
};

const TITLE = "pages-title";

/** The landing page, and the pages that the owner made. */
export function PageList({ list, titles, onOpen, onChanged }: PageListProps) {
  const { pages, deleted, timeZone } = list;
  const [isAdding, setAdding] = useState(false);
  const actions = usePageActions({
    onOpen,
    onChanged,
    onDeleted: () => document.getElementById(TITLE)?.focus({ preventScroll: true }),
  });
  const isFull = pages.length >= pageLimits.pages;
  usePortalAction("newPage", () => setAdding(true), { offered: !isFull });

  return (
    <section aria-labelledby={TITLE} className="grid max-w-5xl gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={TITLE} tabIndex={-1} className="text-lg focus:outline-none">
          Pages of your site
        </h2>
        {isFull ? (
          <p className="text-ink-soft text-sm">
            There is room for {pageLimits.pages}. Delete one to add another.
          </p>
        ) : (
          <Button className="max-sm:w-full" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            Add a page
          </Button>
        )}
      </div>
      <Card padding="rows">
        <ul className="divide-y divide-line">
          <HomeItem />
          {pages.map((page) => (
            <PageItem
              key={page.id}
              page={page}
              timeZone={timeZone}
              actions={actions}
              onOpen={() => onOpen(page.id)}
            />
          ))}
        </ul>
      </Card>
      {pages.length === 0 && (
        <p className="text-ink-soft text-sm">
          Add pages for what the landing page has no room for: your story, your menu, answers to questions,
          and what the law asks for, such as imprint and privacy.
        </p>
      )}
      {deleted.length > 0 && <DeletedPages pages={deleted} actions={actions} />}
      {isAdding && (
        <AddPageDialog
          titles={titles}
          onAdded={({ id }) => {
            setAdding(false);
            onOpen(id);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

/** The row of the landing page; it leads to the landing editor. */
const HomeItem = () => (
  <li
    aria-label="Home"
    className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:py-5"
  >
    <div className="grid gap-1.5">
      <h3 className="flex items-center gap-2 text-lg leading-snug">
        <House aria-hidden="true" className="size-4.5 text-ink-soft" />
        Home
      </h3>
      <p className="flex items-center gap-3 text-ink-soft text-sm">
        <Badge tone="brand">Published</Badge>/
      </p>
    </div>
    <ButtonLink href="/admin?tab=editor" variant="secondary">
      <PencilLine aria-hidden="true" />
      Edit <span className="sr-only">the landing page</span>
    </ButtonLink>
  </li>
);
