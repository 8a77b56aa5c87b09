import type { ReactNode } from "react";
import { ApiBase } from "@/components/storefront/api-base";
import { PageDocument } from "../../../../document";
import { knownSettings } from "../../../../known-settings";
import "./preview.css";

export const dynamic = "force-dynamic";

export { documentMetadata as generateMetadata, documentViewport as viewport } from "../../../../document";

/** The document of guests with English texts, without the script that counts visits and updates pages. */
export default async function Layout({ children }: { children: ReactNode }) {
  const { apiUrl } = await knownSettings();
  return (
    <PageDocument>
      <ApiBase url={apiUrl} />
      {children}
    </PageDocument>
  );
}
