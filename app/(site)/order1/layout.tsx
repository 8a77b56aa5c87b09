import type { ReactNode } from "react";
import dishes from "@/components/storefront/themes/baobab-dishes.woff2" with { turbopackModuleType: "asset" };
import emoji from "@/components/storefront/themes/baobab-emoji.woff2" with { turbopackModuleType: "asset" };
import sign from "@/components/storefront/themes/baobab-sign.woff2" with { turbopackModuleType: "asset" };
import { OrderingDocument } from "../ordering-document";
import "../ordering.css";

export const dynamic = "force-dynamic";

export { documentMetadata as generateMetadata, documentViewport as viewport } from "../../document";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <OrderingDocument page="order1" fonts={[dishes, emoji, sign]}>
      {children}
    </OrderingDocument>
  );
}
