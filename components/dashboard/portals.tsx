import { Plus } from "lucide-react";
import { samplePortals } from "@/lib/dashboard/samples";
import { DemoButton } from "./demo-button";
import { PortalRow } from "./portal-row";
import { SampleNotice } from "./sample-notice";

export function Portals() {
  return (
    <div className="grid gap-6">
      <SampleNotice>These portals are examples: nobody signs in to them.</SampleNotice>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft text-sm">
          {samplePortals.length} portals,{" "}
          {samplePortals.reduce((sum, { users }) => sum + users, 0).toLocaleString("en")} users
        </p>
        <DemoButton className="max-sm:w-full" reason="Portals are sample data: a new one would lead nowhere.">
          <Plus aria-hidden="true" />
          Create New Portal
        </DemoButton>
      </div>
      <ul
        aria-label="Portals"
        className="divide-y divide-line rounded-card border border-line bg-surface shadow-card"
      >
        {samplePortals.map((portal) => (
          <PortalRow key={portal.name} portal={portal} />
        ))}
      </ul>
    </div>
  );
}
