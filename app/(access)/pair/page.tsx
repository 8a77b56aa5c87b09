import type { Metadata } from "next";
import { requireConfigured } from "../../guard";
import { renderIsland } from "../../island";
import { knownSettings } from "../../known-settings";

export const metadata: Metadata = {
  title: "Pair this device",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function Page() {
  const { projectName } = await requireConfigured("/pair");
  const { apiUrl } = await knownSettings();
  return renderIsland("pair", { apiUrl, props: { projectName } });
}
