import type { ReactNode } from "react";
import { OrderingDocument } from "../ordering-document";
import "./orders.css";

export const dynamic = "force-dynamic";

export { documentMetadata as generateMetadata, documentViewport as viewport } from "../../document";

export default function Layout({ children }: { children: ReactNode }) {
  return <OrderingDocument page="orders">{children}</OrderingDocument>;
}
