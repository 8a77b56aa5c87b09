import type { ReactNode } from "react";
import { SiteDocument } from "../site-document";
import "../landing.css";

export const dynamic = "force-dynamic";

export { documentMetadata as generateMetadata, documentViewport as viewport } from "../../document";

export default function Layout({ children }: { children: ReactNode }) {
  return <SiteDocument page="home">{children}</SiteDocument>;
}
