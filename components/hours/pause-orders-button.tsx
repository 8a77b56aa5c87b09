"use client";

import { CirclePause } from "lucide-react";
import { useState } from "react";
import { useMay } from "@/components/accounts/role";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";

const PauseSheet = onDemand(async () => (await import("./pause-sheet")).PauseSheet, null);

/** Opens the list of restaurants with buttons to pause their orders. */
export function PauseOrdersButton() {
  const [isOpen, setOpen] = useState(false);
  const mayPause = useMay("orders:write");
  if (!mayPause) return null;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <CirclePause aria-hidden="true" />
        <span className="max-sm:sr-only">Pause orders</span>
      </Button>
      {isOpen && <PauseSheet open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
