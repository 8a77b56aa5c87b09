import type { ReactNode } from "react";
import text from "@/components/storefront/themes/lina.woff2" with { turbopackModuleType: "asset" };
import board from "@/components/storefront/themes/lina-board.woff2" with { turbopackModuleType: "asset" };
import emoji from "@/components/storefront/themes/lina-emoji.woff2" with { turbopackModuleType: "asset" };
import { OrderingDocument } from "../ordering-document";
import "../ordering.css";

export const dynamic = "force-dynamic";

export { documentMetadata as generateMetadata, documentViewport as viewport } from "../../document";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <OrderingDocument page="order2" fonts={[text, board, emoji]}>
      {children}
    </OrderingDocument>
  );
}
