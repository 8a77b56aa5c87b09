"use client";

import { CancelQuestion } from "@/components/storefront/cancel-question";
import { useTranslate } from "@/components/ui/translation";
import { call } from "@/lib/api/call";
import type { GuestReservation } from "@/lib/reservations/answers";

type CancelReservationProps = {
  reservation: GuestReservation;
  onCancelled: (reservation: GuestReservation) => void;
};

export function CancelReservation({ reservation: { id }, onCancelled }: CancelReservationProps) {
  const t = useTranslate();
  return (
    <CancelQuestion
      label={t("Cancel this reservation")}
      question={t("Cancel this reservation?")}
      confirmLabel={t("Cancel it")}
      cancel={async () =>
        onCancelled((await call("POST /reservations/{id}/cancel", { params: { id } })).reservation)
      }
    >
      {t("The table goes to other guests.")}
    </CancelQuestion>
  );
}
