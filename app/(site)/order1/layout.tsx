import type { ReactNode } from "react";
import { OrderingDocument } from "../ordering-document";
import "../ordering.css";

export const dynamic = "force-dynamic";

export { documentMetadata as generateMetadata, documentViewport as viewport } from "../../document";

export default function Layout({ children }: { children: ReactNode }) {
  return <OrderingDocument page="order1">{children}</OrderingDocument>;
}
