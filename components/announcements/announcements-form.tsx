"use client";

import { Plus } from "lucide-react";
import { useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { ScreenForm } from "@/components/commands/screen-form";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { FieldMessage } from "@/components/ui/field";
import { NumberField } from "@/components/ui/form/number-field";
import { useFieldError } from "@/components/ui/form/text-field";
import { useVersionedForm } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/messages";
import { type AnnouncementSettings, announcementLimits } from "@/lib/announcements/announcement";
import type { SavedAnnouncements } from "@/lib/announcements/answers";
import { call } from "@/lib/api/call";
import { randomKey } from "@/lib/platform/runtime/random-key";
import { minuteIn } from "@/lib/platform/time-zone/days";
import { AnnouncementItem } from "./announcement-item";
import { announcementChanges, announcementsKind } from "./announcement-values";

type AnnouncementsFormProps = { initial: SavedAnnouncements; timeZone: string; onSaved: () => void };

export function AnnouncementsForm({ initial, timeZone, onSaved }: AnnouncementsFormProps) {
  const editor = useVersionedForm(announcementsKind, {
    initial,
    keepsUp: "at once",
    find: () => call("GET /announcements"),
    send: async (values, over) => ({
      saved: await call("PUT /announcements", { body: values, ifMatch: over }),
    }),
    onSaved: () => {
      notify.success("Announcements saved! Guests see them at once.", { topic: announcementsKind.topic });
      onSaved();
    },
  });
  return (
    <ScreenForm
      editor={editor}
      name="Announcements"
      saveLabel="Save"
      conflictTitle="Somebody saved newer announcements"
      conflictText="The announcements were changed while you were editing. “Keep mine” saves your changes over theirs; their other changes stay. “Take theirs” discards your edits."
      changesOf={announcementChanges}
      className="grid min-w-0 gap-4"
    >
      <AnnouncementList timeZone={timeZone} />
      <ExceptionsCard />
    </ScreenForm>
  );
}

function AnnouncementList({ timeZone }: { timeZone: string }) {
  const { fields, prepend, remove } = useFieldArray<AnnouncementSettings, "announcements", "key">({
    name: "announcements",
    keyName: "key",
  });
  const addButton = useRef<HTMLButtonElement>(null);
  const error = useFieldError("announcements.root");

  const add = () =>
    prepend(
      {
        id: randomKey(),
        text: "",
        link: "",
        linkLabel: "",
        tone: "information",
        from: minuteIn(new Date(), timeZone).replace(" ", "T"),
        until: "",
        isOn: true,
      },
      { focusName: "announcements.0.text" },
    );

  return (
    <>
      {fields.length < announcementLimits.announcements ? (
        <Button ref={addButton} variant="secondary" className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" />
          Add an announcement
        </Button>
      ) : (
        <p className="text-ink-soft text-sm">
          {announcementLimits.announcements} announcements are the most: remove one to add another.
        </p>
      )}
      {error && <FieldMessage>{error}</FieldMessage>}
      {fields.map(({ key }, index) => (
        <AnnouncementItem
          key={key}
          index={index}
          timeZone={timeZone}
          onRemove={() => {
            remove(index);
            requestAnimationFrame(() => addButton.current?.focus());
          }}
        />
      ))}
    </>
  );
}

function ExceptionsCard() {
  return (
    <Card padding="snug" className="grid gap-3" aria-labelledby="announced-exceptions">
      <CardTitle id="announced-exceptions">Exceptions of the opening hours</CardTitle>
      <p className="text-ink-soft text-sm">
        Holidays and other exceptions can announce themselves on the pages of their restaurant, and on the
        website if all your restaurants have them, with their words for guests.
      </p>
      <NumberField
        name="exceptionDays"
        label="Announce them, days before"
        hint="0 never announces them."
        className="max-w-64"
      />
    </Card>
  );
}
