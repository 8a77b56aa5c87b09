import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import type { PortalTabKey } from "@/components/admin/portal-tabs";
import { configurationState } from "@/lib/config/state.server";
import { getLanding } from "@/lib/landing/server";
import { orderListQuery } from "@/lib/ordering/order-list";
import { listOrders } from "@/lib/ordering/order-list.server";
import { getSeoManager } from "@/lib/seo/manager.server";
import { getSettings } from "@/lib/settings/server";
import { listTemplates } from "@/lib/templates/server";
import { orNull } from "../or-null";

/** Each is a file of its own for the browser: a tab does not bring the others along. */
const LandingEditor = dynamic(
  async () => (await import("@/components/landing/editor/landing-editor")).LandingEditor,
);
const TemplateManager = dynamic(
  async () => (await import("@/components/templates/template-manager")).TemplateManager,
);
const OrdersManager = dynamic(
  async () => (await import("@/components/ordering/restaurant/orders-manager")).OrdersManager,
);
const SettingsManager = dynamic(async () => (await import("@/components/settings/settings-manager")).SettingsManager);
const SeoManager = dynamic(async () => (await import("@/components/seo/seo-manager")).SeoManager);

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
      timeZone={(await configurationState()).timeZone}
    />
  ),
  settings: async () => (
    <SettingsManager initial={await orNull(getSettings(), "The settings could not be loaded")} />
  ),
  seo: async () => (
    <SeoManager initial={await orNull(getSeoManager(), "The SEO settings could not be loaded")} />
  ),
};
