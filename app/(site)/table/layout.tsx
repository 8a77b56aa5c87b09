import type { ReactNode } from "react";
import { OrderingDocument } from "../ordering-document";
import "../../fonts/display.css";
import "../reservations.css";

export const dynamic = "force-dynamic";

export { documentMetadata as generateMetadata, documentViewport as viewport } from "../../document";

export default function Layout({ children }: { children: ReactNode }) {
  return <OrderingDocument page="table">{children}</OrderingDocument>;
}
