import type { Metadata } from "next";
import { PairDevice } from "@/components/accounts/pins/pair-device";
import { requireConfigured } from "../../guard";

export const metadata: Metadata = {
  title: "Pair this device",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function Page() {
  const { projectName } = await requireConfigured("/pair");
  return <PairDevice projectName={projectName} />;
}
