import type { ReactNode } from "react";
import { pageAt } from "@/lib/site/pages";
import display from "../../fonts/display.woff2" with { turbopackModuleType: "asset" };
import "../../fonts/display.css";
import { PageDocument } from "../../document";
import "../pages.css";

export const dynamic = "force-dynamic";

export { documentMetadata as generateMetadata, documentViewport as viewport } from "../../document";

type LayoutProps = { params: Promise<{ path: string[] }>; children: ReactNode };

/** The document of a page of the owner's; other paths redirect. */
export default async function Layout({ params, children }: LayoutProps) {
  const { path } = await params;
  return (
    <PageDocument page={pageAt(`/${path.join("/")}`)} fonts={[display]}>
      {children}
    </PageDocument>
  );
}
