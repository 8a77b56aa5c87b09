import type { ReactNode } from "react";
import { ApiBase } from "@/components/storefront/api-base";
import { knownSettings, PageDocument } from "../../../../document";
import "./preview.css";

export const dynamic = "force-dynamic";

export { documentMetadata as generateMetadata, documentViewport as viewport } from "../../../../document";

/** The document of guests, without what counts them and keeps their pages up to date. */
export default async function Layout({ children }: { children: ReactNode }) {
  const { apiUrl } = await knownSettings();
  return (
    <PageDocument page="portal">
      <ApiBase url={apiUrl} />
      {children}
    </PageDocument>
  );
}
