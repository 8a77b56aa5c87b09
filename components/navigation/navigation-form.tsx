"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { ScreenForm } from "@/components/commands/screen-form";
import { EntryList } from "@/components/landing/editor/entry-list";
import { Card, CardTitle } from "@/components/ui/card";
import { TextField } from "@/components/ui/form/text-field";
import { useVersionedForm } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/messages";
import { Switch } from "@/components/ui/switch";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { NavigationScreen } from "@/lib/navigation/answers";
import { type Navigation, navigationLimits } from "@/lib/navigation/navigation";
import { wordsOf } from "@/lib/navigation/resolve";
import { LinkFields, type LinkFieldsContext } from "./link-fields";

import { NavigationPreview } from "./navigation-preview";
import { navigationChanges, navigationKind } from "./navigation-values";

export function NavigationForm({ parts, automatic, ...initial }: NavigationScreen) {
  const latest = useCall("GET /navigation", { keepsUp: true });
  const editor = useVersionedForm(navigationKind, {
    initial,
    keepsUp: "at once",
    find: () => call("GET /navigation"),
    send: async (values, over) => ({
      saved: await call("PUT /navigation", { body: values, ifMatch: over }),
    }),
    onSaved: () => {
      notify.success("Navigation saved! It is on all pages now.", { topic: navigationKind.topic });
      void latest.reload();
    },
  });
  const context = { parts, lost: new Set(latest.data?.lost ?? initial.lost) };
  return (
    <ScreenForm
      editor={editor}
      name="Navigation"
      saveLabel="Save"
      conflictTitle="Somebody saved a newer navigation"
      conflictText="The navigation was changed while you were editing. “Keep mine” saves your changes over theirs; their other changes stay. “Take theirs” discards your edits."
      changesOf={navigationChanges}
      className="grid min-w-0 gap-4"
    >
      <NavigationPreview automatic={automatic} />
      <ItemsCard automatic={automatic} {...context} />
      <ColumnsCard automatic={automatic} {...context} />
    </ScreenForm>
  );
}

type CardProps = LinkFieldsContext & { automatic: NavigationScreen["automatic"] };

/** Switches between the owner's entries and the automatic ones, which are copied at first. */
function useOwn(
  flag: "hasOwnItems" | "hasOwnColumns",
  list: "items" | "columns",
  automatic: CardProps["automatic"],
) {
  const { setValue, getValues } = useFormContext<Navigation>();
  const isOwn = useWatch<Navigation, typeof flag>({ name: flag });
  function setOwn(own: boolean) {
    const options = { shouldDirty: true } as const;
    if (own && getValues(list).length === 0) setValue(list, structuredClone(automatic[list]), options);
    setValue(flag, own, options);
  }
  return [isOwn, setOwn] as const;
}

function ItemsCard({ automatic, ...context }: CardProps) {
  const [isOwn, setOwn] = useOwn("hasOwnItems", "items", automatic);
  const words = automatic.items.map(wordsOf).join(" · ");
  return (
    <Card padding="snug" className="grid gap-4" aria-labelledby="navigation-items">
      <CardTitle id="navigation-items">At the top</CardTitle>
      <Switch
        label="Your own links"
        hint={`Switched off, the landing page has: ${words}. Pages of a restaurant have a link home.`}
        checked={isOwn}
        onChange={setOwn}
      />
      {isOwn && (
        <EntryList
          name="items"
          noun="Link"
          addLabel="Add a link"
          max={navigationLimits.items}
          blank={{ label: "", target: "", links: [] }}
          firstField="label"
          empty={{ title: "No links at the top", text: "Pages show your name and the button only." }}
        >
          {(index) => (
            <>
              <LinkFields
                path={`items.${index}`}
                automatic="Nowhere: it opens the links below"
                {...context}
              />
              <LinksBelow path={`items.${index}.links`} number={index + 1} {...context} />
            </>
          )}
        </EntryList>
      )}
    </Card>
  );
}

function LinksBelow({ path, number, ...context }: LinkFieldsContext & { path: string; number: number }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-sm">Below link {number}</legend>
      <EntryList
        name={path}
        noun={`Link ${number}.`}
        addLabel="Add a link below it"
        max={navigationLimits.links}
        blank={{ label: "", target: "" }}
        firstField="label"
      >
        {(index) => <LinkFields path={`${path}.${index}`} {...context} />}
      </EntryList>
    </fieldset>
  );
}

function ColumnsCard({ automatic, ...context }: CardProps) {
  const [isOwn, setOwn] = useOwn("hasOwnColumns", "columns", automatic);
  return (
    <Card padding="snug" className="grid gap-4" aria-labelledby="navigation-columns">
      <CardTitle id="navigation-columns">In the footer</CardTitle>
      <Switch
        label="Your own columns"
        hint="Switched off, the website has the columns of the landing page, and pages of a restaurant those of legal pages only."
        checked={isOwn}
        onChange={setOwn}
      />
      {isOwn && (
        <EntryList
          name="columns"
          noun="Column"
          addLabel="Add a column"
          max={navigationLimits.columns}
          blank={{ title: "", links: [] }}
          firstField="title"
          empty={{ title: "No columns", text: "The footer shows your name and contact only." }}
        >
          {(index) => (
            <>
              <TextField
                name={`columns.${index}.title`}
                label="Title"
                maxLength={navigationLimits.label}
                optional
              />
              <EntryList
                name={`columns.${index}.links`}
                noun={`Link ${index + 1}.`}
                addLabel="Add a link"
                max={navigationLimits.columnLinks}
                blank={{ label: "", target: "" }}
                firstField="label"
              >
                {(position) => <LinkFields path={`columns.${index}.links.${position}`} {...context} />}
              </EntryList>
            </>
          )}
        </EntryList>
      )}
    </Card>
  );
}
