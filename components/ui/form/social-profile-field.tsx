"use client";

import { useWatch } from "react-hook-form";
import { type NetworkKey, readSocialProfile } from "@/lib/platform/social/networks";
import { onDemand } from "../on-demand";
import { TextField } from "./text-field";

/** The signs of all networks weigh 6 kB. Without them, the name alone is shown. */
const NetworkIcon = onDemand<{ network: NetworkKey | null; className: string }>(
  () =>
    import("../network-icon").then(
      (module) => module.NetworkIcon,
      () => () => null,
    ),
  null,
);

/** Shows the icon and name of the typed network; renders nothing for an invalid address. */
function RecognisedNetwork({ name }: { name: string }) {
  const profile = readSocialProfile(String(useWatch({ name }) ?? ""));
  if ("error" in profile) return null;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-ink-soft text-xs">
      <NetworkIcon network={profile.network} className="size-3.5 shrink-0" />
      <span className="truncate">{profile.label}</span>
    </span>
  );
}

/** A page of the business at a social network: its address, or the network with a name. */
export const SocialProfileField = ({ name, label }: { name: string; label: string }) => (
  <TextField
    name={name}
    label={label}
    placeholder="instagram @yourname"
    inputMode="url"
    autoCapitalize="none"
    spellCheck={false}
    dir="ltr"
    aside={<RecognisedNetwork name={name} />}
  />
);
