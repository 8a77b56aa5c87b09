"use client";

import { useWatch } from "react-hook-form";
import { onDemand } from "../on-demand";
import { TextField } from "./text-field";

/** The addresses and signs of all networks weigh 8 kB. Without them, the field is shown alone. */
const RecognisedNetwork = onDemand<{ typed: string }>(
  () =>
    import("./recognised-network").then(
      (module) => module.RecognisedNetwork,
      () => () => null,
    ),
  null,
);

function NetworkOf({ name }: { name: string }) {
  const typed = String(useWatch({ name }) ?? "");
  return typed.trim() ? <RecognisedNetwork typed={typed} /> : null;
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
    aside={<NetworkOf name={name} />}
  />
);
