"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { onDemand } from "@/components/ui/on-demand";
import { Select } from "@/components/ui/select";
import { pagePath } from "@/lib/site/pages";
import { groupsOf, NOT_ON_SITE, pageLabel } from "./page-label";

const AddPageDialog = onDemand(async () => (await import("./add-page-dialog")).AddPageDialog, null);

type PagePickerProps = {
  page: string | null;
  /** Names of pages with settings. */
  configured: readonly string[];
  /** Names of pages that visitors can reach. */
  existing: readonly string[];
  onChoose: (page: string) => void;
  /** Called with a new page's name after its dialog closed. */
  onAdd: (page: string) => void;
};

/** Chooses the page to edit: one that visitors can reach or that has settings, or a new name. */
export function PagePicker({ page, configured, existing, onChoose, onAdd }: PagePickerProps) {
  const [isAdding, setAdding] = useState(false);
  const groups = groupsOf([...configured, ...existing, ...(page ? [page] : [])]);
  const known = groups.flatMap(({ pages }) => pages);
  usePortalAction("addPage", () => setAdding(true));

  const option = (name: string) =>
    [
      pageLabel(name),
      pagePath(name),
      configured.includes(name) && "configured",
      !existing.includes(name) && NOT_ON_SITE,
    ]
      .filter(Boolean)
      .join(" · ");

  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Page" className="min-w-0 flex-1 basis-64 sm:max-w-md">
        <Select value={page ?? ""} onChange={({ target }) => target.value && onChoose(target.value)}>
          <option value="">Select a page</option>
          {groups.map(({ title, pages }) => (
            <optgroup key={title} label={title}>
              {pages.map((name) => (
                <option key={name} value={name}>
                  {option(name)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Button variant="secondary" className="max-sm:flex-1" onClick={() => setAdding(true)}>
        <Plus aria-hidden="true" />
        Add Custom Page
      </Button>
      {isAdding && <AddPageDialog known={known} onAdd={onAdd} onClose={() => setAdding(false)} />}
    </div>
  );
}
