import type { Metadata } from "next";
import { relyingParty } from "@/lib/accounts/second-factor/relying-party";
import { requireConfigured } from "../../guard";
import { renderIsland } from "../../island";
import { knownSettings } from "../../known-settings";

export const metadata: Metadata = {
  title: "Choose your password",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function Page() {
  const { projectName } = await requireConfigured("/password");
  const { apiUrl } = await knownSettings();
  return renderIsland("password", {
    apiUrl,
    props: { projectName, passkeyOrigin: relyingParty()?.origin ?? null },
  });
}
