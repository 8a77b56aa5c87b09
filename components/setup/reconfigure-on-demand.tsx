"use client";

import { Settings2 } from "lucide-react";
import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/messages";

/** The button for guests' pages: loads its script when it is pressed. */
export function ReconfigureOnDemand() {
  const [pending, setPending] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);

  async function load() {
    setPending(true);
    try {
      const { ReconfigureApart } = await import("./reconfigure-apart");
      setLoaded(() => ReconfigureApart);
    } catch {
      setPending(false);
      notify.error("This could not be loaded. Please try again.");
    }
  }

  if (Loaded) return <Loaded />;
  return (
    <Button variant="quiet" size="sm" pending={pending} onClick={() => void load()}>
      {!pending && <Settings2 aria-hidden="true" />}
      Reconfigure
    </Button>
  );
}
