import type { ReactNode } from "react";
import { PageDocument } from "../document";
import display from "../fonts/display.woff2" with { turbopackModuleType: "asset" };
import "../fonts/display.css";
import "./access.css";

/** Every page depends on the instance's settings, which live in the database. */
export const dynamic = "force-dynamic";

export { documentMetadata as generateMetadata, documentViewport as viewport } from "../document";

/** The layout of the pages that lead into the portal, each an island: sign-in, set-up, links for passwords and devices. */
export default function AccessLayout({ children }: { children: ReactNode }) {
  return (
    <PageDocument fonts={[display]} manifest="/manifest.webmanifest">
      {children}
    </PageDocument>
  );
}
