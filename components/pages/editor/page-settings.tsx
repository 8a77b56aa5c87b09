"use client";

import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { Card } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import { TextField } from "@/components/ui/form/text-field";
import { Switch } from "@/components/ui/switch";
import { useCall } from "@/components/ui/use-call";
import type { PageDraft } from "@/lib/pages/answers";
import { textLimits } from "@/lib/pages/limits";
import { slugOf } from "@/lib/restaurants/slug";
import { SelectField } from "./fields/select-field";
import type { PageValues } from "./page-kind";

type SwitchOfProps = { name: "inNavigation" | "search.hidden"; label: string; hint: string };

const SwitchOf = ({ name, label, hint }: SwitchOfProps) => (
  <Controller<PageValues, typeof name>
    name={name}
    render={({ field: { value, onChange } }) => (
      <Switch label={label} hint={hint} checked={value === true} onChange={onChange} />
    )}
  />
);

/** Chooses the published page above this one. */
function ParentField({ pageId }: { pageId: string }) {
  const { data } = useCall("GET /pages");
  const chosen = useWatch<PageValues, "parent">({ name: "parent" });
  const pages = (data?.pages ?? []).filter(({ id, path }) => id !== pageId && path !== null);
  const isLost = chosen !== "" && !pages.some(({ id }) => id === chosen);
  return (
    <SelectField
      name="parent"
      label="Below the page"
      hint="Then its address begins with the address of that page."
      options={[
        { value: "", label: "None" },
        ...pages.map(({ id, title, path }) => ({ value: id, label: `${title} (${path})` })),
        ...(isLost ? [{ value: chosen, label: data ? "A page that is not published" : "A page" }] : []),
      ]}
    />
  );
}

/** The path that the page has once it is published. */
function useNextPath(): string {
  const [slug, parent] = useWatch<PageValues, ["slug", "parent"]>({ name: ["slug", "parent"] });
  const { data } = useCall("GET /pages", { wanted: parent !== "" });
  const above = data?.pages.find(({ id }) => id === parent)?.path ?? "";
  return `${above}/${slug}`;
}

/** The title, the address and the search settings of a page. */
export function PageSettings({ saved }: { saved: PageDraft }) {
  const { getValues, setValue } = useFormContext<PageValues>();
  const isNew = saved.path === null;
  const [ownSlug, setOwnSlug] = useState(() => slugOf(saved.content.title) !== saved.content.slug);
  const [isOpen, setOpen] = useState(false);
  const path = useNextPath();

  function propose() {
    if (isNew && !ownSlug) setValue("slug", slugOf(getValues("title")), { shouldDirty: true });
  }

  return (
    <Card className="grid gap-5">
      <TextField name="title" label="Title" maxLength={textLimits.title} rules={{ onChange: propose }} />
      <TextField
        name="slug"
        label="Web address"
        hint={
          <>
            Its page is at <span className="wrap-anywhere font-semibold text-ink">{path}</span>
            {saved.path && saved.path !== path && ` once it is published; ${saved.path} then leads there`}
          </>
        }
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        rules={{ onChange: () => setOwnSlug(getValues("slug") !== "") }}
      />
      <SwitchOf
        name="inNavigation"
        label="In the navigation"
        hint="A link at the top of the site leads to this page."
      />
      <button
        type="button"
        aria-expanded={isOpen}
        className="-my-2 flex min-h-11 items-center gap-2 justify-self-start rounded-control font-semibold text-sm"
        onClick={() => setOpen(!isOpen)}
      >
        Place and search engines
        <ChevronDown
          aria-hidden="true"
          className={classes("size-4.5 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      {isOpen && (
        <>
          <ParentField pageId={saved.id} />
          <TextField
            name="search.title"
            label="Title for search engines"
            limit={60}
            hint="By default the title and the name of the site."
            optional
          />
          <TextField
            name="search.description"
            label="Description for search engines"
            limit={160}
            rows={2}
            hint="By default that of the landing page."
            optional
          />
          <SwitchOf
            name="search.hidden"
            label="Hide from search engines"
            hint="They are asked not to list the page, and it is not in the sitemap."
          />
        </>
      )}
    </Card>
  );
}
