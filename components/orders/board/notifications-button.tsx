"use client";

import { Bell } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";

const PushSheet = onDemand(async () => (await import("./push-sheet")).PushSheet, null);

/** Opens the notifications of new orders of this device. */
export function NotificationsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        title="Notifications of new orders"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden="true" />
        <span className="sr-only">Notifications</span>
      </Button>
      {isOpen && <PushSheet onClose={() => setOpen(false)} />}
    </>
  );
}
