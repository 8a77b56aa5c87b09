"use client";

import { useRights } from "@/components/accounts/role";
import { PushCard } from "@/components/push/push-card";
import { Sheet } from "@/components/ui/sheet";

/** The notifications of new orders, within reach of the kitchen. */
export function PushSheet({ onClose }: { onClose: () => void }) {
  const { device } = useRights();
  return (
    <Sheet
      open
      onOpenChange={(stays) => stays || onClose()}
      title="New orders on this device"
      description="A notification says the number of the order, never who ordered what."
    >
      <div className="px-2 pb-4">
        <PushCard isPaired={device !== undefined} />
      </div>
    </Sheet>
  );
}
