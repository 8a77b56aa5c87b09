"use client";

import { useFormContext } from "react-hook-form";
import { useMay } from "@/components/accounts/role";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { TimeZoneField } from "@/components/ui/form/time-zone-field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { useHydrated } from "@/components/ui/use-hydrated";
import { auditDaysChoices } from "@/lib/audit/retention";
import { deviceTimeZone } from "@/lib/platform/time-zone/zones";
import { acceptWithinChoices, preparationChoices } from "@/lib/settings/accepting-choices";
import type { SavedSettings } from "@/lib/settings/answers";
import { dayStartHours } from "@/lib/settings/day-start-hours";
import { idleChoices } from "@/lib/settings/idle-choices";
import { inboxDaysChoices, inboxSpamDaysChoices } from "@/lib/settings/inbox-choices";
import type { Settings } from "@/lib/settings/schema";
import { proposedAddress } from "@/lib/site/proposed-address";
import { Proposal } from "./proposal";
import { acceptWithinWords, dayStartWords, daysWords, idleWords, preparationWords } from "./settings-values";

const TextField: TextFieldOf<Settings> = FormTextField;

export function ProjectNameField() {
  return (
    <Card className="grid gap-3">
      <TextField
        name="projectName"
        label="Project name"
        hint="Your business or site. Visitors see it on every page."
        autoComplete="organization"
      />
    </Card>
  );
}

/** Read-only if the environment sets the address, and for users other than owners; sends the saved value then. */
export function SiteAddressField({ saved }: { saved: SavedSettings }) {
  const { fixedSiteAddress: fixed, setupAddress } = saved;
  const hydrated = useHydrated();
  const mayMove = useMay("configuration:write");
  const { getValues } = useFormContext<Settings>();
  if (fixed !== null || !mayMove) {
    const hint =
      fixed === null
        ? "Only an owner may change this."
        : "Set by SITE_URL on the server, so it can’t be changed here.";
    return (
      <Card className="grid gap-3">
        <Field label="Site address" hint={hint}>
          <Input value={fixed ?? getValues("siteAddress")} readOnly />
        </Field>
      </Card>
    );
  }
  return (
    <Card className="grid gap-3">
      <TextField
        name="siteAddress"
        label="Site address"
        hint="Where the public finds your site. Addresses for search engines and link previews begin with it. If empty, the address of each visit is used."
        type="url"
        inputMode="url"
        placeholder="https://example.com"
        spellCheck={false}
      />
      {hydrated && (
        <Proposal name="siteAddress" value={proposedAddress(window.location.origin, setupAddress)} />
      )}
    </Card>
  );
}

export function BusinessTimeZoneField({ saved }: { saved: SavedSettings }) {
  const hydrated = useHydrated();
  const { timeZone } = saved.settings;
  return (
    <Card className="grid gap-3">
      {timeZone !== saved.timeZoneInUse && (
        <Notice tone="warning" title={`This server doesn’t know ${timeZone}`}>
          Days are counted in {saved.timeZoneInUse} until another time zone is chosen.
        </Notice>
      )}
      <TimeZoneField
        name="timeZone"
        hint="Where your business is: type a city. Orders and visits are counted by its days, and guests read when they ordered on its clock. Visits that are counted already keep their day."
      />
      {hydrated && <Proposal name="timeZone" value={deviceTimeZone()} />}
    </Card>
  );
}

type ChoiceFieldProps = {
  name: keyof Settings;
  label: string;
  hint: string;
  choices: readonly number[];
  wordsOf: (choice: number) => string;
};

function ChoiceField({ name, label, hint, choices, wordsOf }: ChoiceFieldProps) {
  return (
    <Card className="grid gap-3">
      <TextField
        name={name}
        label={label}
        hint={hint}
        render={({ dir, autoComplete, spellCheck, ...control }) => (
          <Select {...control}>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {wordsOf(choice)}
              </option>
            ))}
          </Select>
        )}
      />
    </Card>
  );
}

export const DayStartField = () => (
  <ChoiceField
    name="dayStartHour"
    label="Start of the business day"
    hint="The day’s book counts earlier orders for the evening before. A change counts former days anew, too."
    choices={dayStartHours}
    wordsOf={dayStartWords}
  />
);

export const PreparationField = () => (
  <ChoiceField
    name="preparationMinutes"
    label="Time to prepare an order"
    hint="When the kitchen is quiet. Accepting an order proposes this time to the guest, and a longer one while others are in preparation."
    choices={preparationChoices}
    wordsOf={preparationWords}
  />
);

export const AcceptWithinField = () => (
  <ChoiceField
    name="acceptWithinMinutes"
    label="Cancel orders that nobody accepts"
    hint="The guest then reads an apology and gets the money back, in place of waiting for a meal that nobody makes. Orders that your staff placed stay."
    choices={acceptWithinChoices}
    wordsOf={acceptWithinWords}
  />
);

export const IdleField = () => (
  <ChoiceField
    name="idleMinutes"
    label="Sign out when idle"
    hint="Unused sign-ins end after this time, on every device, including kitchen screens. Otherwise a sign-in lasts 12 hours, or 30 days with “Remember me”."
    choices={idleChoices}
    wordsOf={idleWords}
  />
);

/** Managers see how long the audit log is kept; owners choose it. */
export function AuditDaysField() {
  const mayDecide = useMay("configuration:write");
  const { getValues } = useFormContext<Settings>();
  if (!mayDecide) {
    return (
      <Card className="grid gap-3">
        <Field label="Keep the audit log" hint="Only an owner may change this.">
          <Input value={daysWords(Number(getValues("auditDays")))} readOnly />
        </Field>
      </Card>
    );
  }
  return (
    <ChoiceField
      name="auditDays"
      label="Keep the audit log"
      hint="The log of all changes. Older entries are deleted for good. A shorter time takes effect at the next clean-up."
      choices={auditDaysChoices}
      wordsOf={daysWords}
    />
  );
}

export const InboxDaysFields = () => (
  <>
    <ChoiceField
      name="inboxDays"
      label="Keep messages"
      hint="What visitors wrote in the contact form. Older messages are deleted for good."
      choices={inboxDaysChoices}
      wordsOf={daysWords}
    />
    <ChoiceField
      name="inboxSpamDays"
      label="Keep spam"
      hint="Messages in Spam are deleted sooner."
      choices={inboxSpamDaysChoices}
      wordsOf={daysWords}
    />
  </>
);
