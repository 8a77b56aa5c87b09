import "server-only";
import { businessKinds } from "@/lib/business-kinds/kinds.server";
import { shownProfile } from "@/lib/business-profile/server";
import { fillIn } from "./fill-in";
import type { ProposedRequest } from "./proposed-request";

/** The beginning of a description, from the business profile; null without a kind, as a name alone says too little. */
export async function proposedRequest(): Promise<ProposedRequest | null> {
  const { profile, contact } = await shownProfile();
  const { name } = contact;
  const kind = businessKinds().find(({ key }) => key === profile.kind);
  if (!kind || !name) return null;
  const place = profile.places[0]?.locality ?? "";
  const description = fillIn("{name} is {a kind}[ in {place}].", { name, place, kind: kind.label });
  return { description, kind: kind.key, name, ...(place && { place }) };
}
