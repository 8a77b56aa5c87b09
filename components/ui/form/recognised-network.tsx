import { readSocialProfile } from "@/lib/platform/social/networks";
import { NetworkIcon } from "../network-icon";

/** Shows the icon and name of the typed network; renders nothing for an invalid address. */
export function RecognisedNetwork({ typed }: { typed: string }) {
  const profile = readSocialProfile(typed);
  if ("error" in profile) return null;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-ink-soft text-xs">
      <NetworkIcon network={profile.network} className="size-3.5 shrink-0" />
      <span className="truncate">{profile.label}</span>
    </span>
  );
}
