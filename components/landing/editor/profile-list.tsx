"use client";

import { useWatch } from "react-hook-form";
import { NetworkIcon } from "@/components/ui/network-icon";
import { landingLimits } from "@/lib/landing/limits";
import { readSocialProfile } from "@/lib/platform/social/networks";
import { ItemList } from "./item-list";
import { TextField } from "./text-field";

/** Shows the icon and name of the typed network; renders nothing for an invalid address. */
function Recognised({ name }: { name: `footer.profiles.${number}.url` }) {
  const profile = readSocialProfile(String(useWatch({ name }) ?? ""));
  if ("error" in profile) return null;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-ink-soft text-xs">
      <NetworkIcon network={profile.network} className="size-3.5 shrink-0" />
      <span className="truncate">{profile.label}</span>
    </span>
  );
}

/** Pages of the business at any social network. */
export function ProfileList() {
  return (
    <ItemList
      name="footer.profiles"
      noun="Network"
      addLabel="Add a network"
      section="footer"
      command="Add a network"
      max={landingLimits.profiles}
      blank={{ url: "" }}
      firstField="url"
      empty={{
        title: "No networks added yet",
        text: "Instagram, Facebook, WhatsApp, Google Maps or any other.",
      }}
    >
      {(index) => (
        <TextField
          name={`footer.profiles.${index}.url`}
          label="Address or name"
          placeholder="instagram @yourname"
          inputMode="url"
          aside={<Recognised name={`footer.profiles.${index}.url`} />}
        />
      )}
    </ItemList>
  );
}
