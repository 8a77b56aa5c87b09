import type { ReactNode } from "react";
import { ApiBase } from "@/components/storefront/api-base";
import { knownSettings } from "../../known-settings";
import { OrderingDocument } from "../ordering-document";
import "./orders.css";

export const dynamic = "force-dynamic";

export { documentMetadata as generateMetadata, documentViewport as viewport } from "../../document";

export default async function Layout({ children }: { children: ReactNode }) {
  const { apiUrl } = await knownSettings();
  return (
    <OrderingDocument page="orders">
      <ApiBase url={apiUrl} />
      {children}
    </OrderingDocument>
  );
}
