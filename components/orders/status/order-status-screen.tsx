"use client";

import type { ComponentProps } from "react";
import { GuestFrame, type GuestRestaurant, type Phone } from "@/components/storefront/guest-frame";
import { useTranslate } from "@/components/ui/translation";
import type { OrderedFrom } from "./order-receipt";
import { OrderStatus } from "./order-status";

type OrderStatusScreenProps = Omit<ComponentProps<typeof OrderStatus>, "restaurant" | "phone"> & {
  restaurant: OrderedFrom & GuestRestaurant;
  phone: Phone | null;
};

/** The page of an order. */
export function OrderStatusScreen({ restaurant, phone, ...props }: OrderStatusScreenProps) {
  const t = useTranslate();
  return (
    <GuestFrame restaurant={restaurant} phone={phone} question={t("Questions about your order?")} wide>
      <OrderStatus {...props} restaurant={restaurant} phone={phone ?? undefined} />
    </GuestFrame>
  );
}
