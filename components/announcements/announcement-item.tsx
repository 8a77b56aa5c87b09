"use client";

import { Trash2 } from "lucide-react";
import { useController, useWatch } from "react-hook-form";
import { TargetField } from "@/components/targets/target-field";
import { Card } from "@/components/ui/card";
import { TextField } from "@/components/ui/form/text-field";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";
import { type AnnouncementSettings, announcementLimits } from "@/lib/announcements/announcement";
import { AnnouncementBar } from "./announcement-bar";
import { WallTimeField } from "./wall-time-field";

type AnnouncementItemProps = { index: number; timeZone: string; onRemove: () => void };

/** The fields of an announcement, and how it looks. */
export function AnnouncementItem({ index, timeZone, onRemove }: AnnouncementItemProps) {
  const path = `announcements.${index}` as const;
  const { field: tone } = useController<AnnouncementSettings, `${typeof path}.tone`>({
    name: `${path}.tone`,
  });
  const { field: isOn } = useController<AnnouncementSettings, `${typeof path}.isOn`>({
    name: `${path}.isOn`,
  });
  const name = `Announcement ${index + 1}`;
  return (
    <Card padding="snug" className="grid gap-4" aria-label={name}>
      <Preview path={path} />
      <div className="flex items-start gap-2">
        <div className="flex-1">
          <Switch
            label="On"
            hint="Switched off, it waits here for the next time."
            checked={isOn.value}
            onChange={isOn.onChange}
          />
        </div>
        <IconButton icon={Trash2} label={`Remove ${name.toLowerCase()}`} onClick={onRemove} />
      </div>
      <TextField
        name={`${path}.text`}
        label="Text"
        placeholder="Closed 24 to 26 December"
        limit={announcementLimits.text}
      />
      <Segmented
        label="Look"
        segments={[
          { value: "information", label: "Information" },
          { value: "important", label: "Important" },
        ]}
        value={tone.value}
        onChange={tone.onChange}
        className="justify-self-start"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <WallTimeField name={`${path}.from`} label="From" hint="Empty: at once." />
        <TextField
          name={`${path}.until`}
          label="Until"
          type="datetime-local"
          hint="Empty: no end."
          optional
        />
        <TextField
          name={`${path}.linkLabel`}
          label="Words of a link"
          placeholder="Reserve a table"
          maxLength={announcementLimits.linkLabel}
          optional
        />
        <TargetField name={`${path}.link`} label="Leads to" automatic="Nowhere" />
      </div>
      <p className="text-ink-soft text-xs">Times are in the time zone {timeZone}.</p>
    </Card>
  );
}

function Preview({ path }: { path: `announcements.${number}` }) {
  const { text, tone, link, linkLabel } = useWatch<AnnouncementSettings, typeof path>({ name: path });
  return (
    <div className="overflow-hidden rounded-inner border border-line">
      <AnnouncementBar
        isPreview
        text={text.trim() || "Your announcement"}
        tone={tone}
        link={link && linkLabel ? { label: linkLabel, href: link } : null}
      />
    </div>
  );
}
