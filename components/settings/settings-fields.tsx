"use client";

import { useFormContext, useFormState } from "react-hook-form";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { TimeZoneField, timeZoneRules } from "@/components/ui/time-zone-field";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { SavedSettings, Settings } from "@/lib/settings/schema";
import { deviceTimeZone } from "@/lib/time-zone/zones";
import { Proposal } from "./proposal";

/** What the form shows of a field before the browser has taken over, and what is wrong with it. */
function useSettingsField(name: keyof Settings) {
  const { errors, defaultValues } = useFormState<Settings>({ name });
  return { error: errors[name]?.message, defaultValue: defaultValues?.[name] };
}

export function ProjectNameField() {
  const { register } = useFormContext<Settings>();
  const { error, defaultValue } = useSettingsField("projectName");
  return (
    <Card className="grid gap-3">
      <Field label="Project name" hint="Your business or site. Visitors see it on every page." error={error}>
        <Input
          {...register("projectName")}
          defaultValue={defaultValue}
          dir="auto"
          autoComplete="organization"
        />
      </Field>
    </Card>
  );
}

/** Where the environment decides, the field shows that, and nothing is sent but what was saved. */
export function SiteAddressField({ fixed }: { fixed: SavedSettings["fixedSiteAddress"] }) {
  const { register } = useFormContext<Settings>();
  const { error, defaultValue } = useSettingsField("siteAddress");
  const hydrated = useHydrated();
  if (fixed !== null) {
    return (
      <Card className="grid gap-3">
        <Field label="Site address" hint="Set by SITE_URL on the server, so it can't be changed here.">
          <Input value={fixed} readOnly />
        </Field>
      </Card>
    );
  }
  return (
    <Card className="grid gap-3">
      <Field
        label="Site address"
        hint="Where the public finds your site. Search engines and link previews are told addresses that begin with it. Left empty, the site goes by the address that each visitor asks for."
        error={error}
      >
        <Input
          {...register("siteAddress")}
          defaultValue={defaultValue}
          type="url"
          inputMode="url"
          placeholder="https://example.com"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      {hydrated && <Proposal name="siteAddress" value={window.location.origin} />}
    </Card>
  );
}

export function BusinessTimeZoneField({ saved }: { saved: SavedSettings }) {
  const { register } = useFormContext<Settings>();
  const { error, defaultValue } = useSettingsField("timeZone");
  const hydrated = useHydrated();
  const { timeZone } = saved.settings;
  return (
    <Card className="grid gap-3">
      {timeZone !== saved.timeZoneInUse && (
        <Notice tone="warning" title={`This server doesn't know ${timeZone}`}>
          Days are counted in {saved.timeZoneInUse} until another time zone is chosen.
        </Notice>
      )}
      <TimeZoneField
        {...register("timeZone", timeZoneRules)}
        defaultValue={defaultValue}
        hint="Where your business is: type a city. Orders and visits are counted by its days, and guests read when they ordered on its clock. Visits that are counted already keep their day."
        error={error}
      />
      {hydrated && <Proposal name="timeZone" value={deviceTimeZone()} />}
    </Card>
  );
}
