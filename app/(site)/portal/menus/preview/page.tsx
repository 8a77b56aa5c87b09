import type { Metadata } from "next";
import "@/components/ordering/restaurants/baobab-kitchen.css";
import "@/components/ordering/restaurants/plain-table.css";
import "@/components/ordering/restaurants/trattoria-lina.css";
import { MenuPreviewScreen } from "@/components/menus/preview/menu-preview-screen";
import { requirePermission, requireUser } from "../../../../guard";

export const metadata: Metadata = { title: "Preview", robots: { index: false } };

export default async function Page() {
  const user = await requireUser("/admin/menus");
  requirePermission(user, "menus:write");
  return <MenuPreviewScreen projectName={user.projectName} />;
}
