import type { Metadata } from "next";
import "@/components/storefront/themes/baobab-kitchen.css";
import "@/components/storefront/themes/plain-table.css";
import "@/components/storefront/themes/trattoria-lina.css";
import { MenuPreviewScreen } from "@/components/restaurants/preview/menu-preview-screen";
import { configurationState } from "@/lib/installation/state.server";
import { requirePermission, requireUser } from "../../../../guard";

export const metadata: Metadata = { title: "Preview", robots: { index: false } };

export default async function Page() {
  const user = await requireUser("/admin/menus");
  requirePermission(user, "menus:write");
  const { timeZone } = await configurationState();
  return <MenuPreviewScreen projectName={user.projectName} timeZone={timeZone} />;
}
