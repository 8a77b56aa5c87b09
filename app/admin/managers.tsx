import type { ReactNode } from "react";
import type { PortalTabKey } from "@/components/admin/portal-tabs";
import { LandingEditor } from "@/components/landing/editor/landing-editor";
import { OrdersManager } from "@/components/ordering/restaurant/orders-manager";
import { SeoManager } from "@/components/seo/seo-manager";
import { TemplateManager } from "@/components/templates/template-manager";
import { getLanding } from "@/lib/landing/server";
import { log } from "@/lib/log";
import { orderListQuery } from "@/lib/ordering/order-list";
import { listOrders } from "@/lib/ordering/order-list.server";
import { getSeoManager } from "@/lib/seo/manager.server";
import { listTemplates } from "@/lib/templates/server";

/** Null, and a line in the log, where it can't be loaded: the browser asks again, and offers to retry. */
function orNull<T>(loading: Promise<T>, complaint: string): Promise<T | null> {
  return loading.catch((error: unknown) => {
    log.error({ err: error }, complaint);
    return null;
  });
}

/** What each tab of the portal shows; its page alone shows the same. */
export const managers: Record<PortalTabKey, () => ReactNode | Promise<ReactNode>> = {
  editor: async () => (
    <LandingEditor initial={await orNull(getLanding(), "The landing page's content could not be loaded")} />
  ),
  templates: async () => (
    <TemplateManager initial={await orNull(listTemplates(), "The templates could not be loaded")} />
  ),
  orders: async () => (
    <OrdersManager
      initial={await orNull(listOrders(orderListQuery.parse({})), "The orders could not be loaded")}
    />
  ),
  seo: async () => (
    <SeoManager initial={await orNull(getSeoManager(), "The SEO settings could not be loaded")} />
  ),
};
