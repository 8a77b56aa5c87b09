import type { ReactNode } from "react";
import display from "../../fonts/display.woff2" with { turbopackModuleType: "asset" };
import "../../fonts/display.css";
import { PageDocument } from "../../document";
import "../pages.css";

export const dynamic = "force-dynamic";

export { documentMetadata as generateMetadata, documentViewport as viewport } from "../../document";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <PageDocument page="page-preview" fonts={[display]}>
      {children}
    </PageDocument>
  );
}
