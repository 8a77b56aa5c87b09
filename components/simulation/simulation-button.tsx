"use client";

import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { useMay } from "@/components/accounts/role";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import type { SimulatedDraft } from "./simulated-draft";

const SimulationDialog = onDemand(async () => (await import("./simulation-dialog")).SimulationDialog, null);

type SimulationButtonProps = {
  restaurantId: string;
  /** Returns the edited values; null if some are wrong, which the editor shows. */
  draft: () => Promise<SimulatedDraft | null>;
  disabled?: boolean;
  className?: string;
};

/** Shows what a draft would have done to last month’s orders. */
export function SimulationButton({ restaurantId, draft, disabled, className }: SimulationButtonProps) {
  const [tried, setTried] = useState<SimulatedDraft | null>(null);
  const mayWrite = useMay("menus:write");
  if (!mayWrite) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={disabled}
        className={className}
        onClick={async () => setTried(structuredClone(await draft()))}
      >
        <FlaskConical aria-hidden="true" />
        Try on last month’s orders
      </Button>
      {tried && <SimulationDialog restaurantId={restaurantId} draft={tried} onClose={() => setTried(null)} />}
    </>
  );
}
