import type { ReactNode } from "react";
import { PageDocument } from "../../document";
import "../landing.css";

export const dynamic = "force-dynamic";

export { documentMetadata as generateMetadata, documentViewport as viewport } from "../../document";

export default function Layout({ children }: { children: ReactNode }) {
  return <PageDocument page="home">{children}</PageDocument>;
}
