"use client";

import { CirclePause } from "lucide-react";
import { useState } from "react";
import { useMay } from "@/components/accounts/role";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { useCall } from "@/components/ui/use-call";

const PauseSheet = onDemand(async () => (await import("./pause-sheet")).PauseSheet, null);

/** Opens the list of restaurants with buttons to pause their orders. */
export function PauseOrdersButton() {
  const [isOpen, setOpen] = useState(false);
  const mayPause = useMay("orders:write");
  const { data, reload } = useCall("GET /hours", {
    wanted: mayPause,
    keepsUp: true,
    refreshInterval: 60_000,
  });
  const isPaused = data?.restaurants.some(({ pause }) => pause) ?? false;
  if (!mayPause) return null;
  return (
    <>
      <Button variant={isPaused ? "brass" : "secondary"} size="sm" onClick={() => setOpen(true)}>
        <CirclePause aria-hidden="true" />
        <span className={isPaused ? "" : "max-sm:sr-only"}>
          {isPaused ? "Orders paused" : "Pause orders"}
        </span>
      </Button>
      {isOpen && (
        <PauseSheet
          open={isOpen}
          onClose={() => {
            setOpen(false);
            void reload();
          }}
        />
      )}
    </>
  );
}
