import type { ReactNode } from "react";
import { ApiBase } from "@/components/ordering/api-base";
import { knownSettings } from "../document";
import { SiteDocument } from "./site-document";

/** The document around a page of guests, whose calls go to the configured API endpoint. */
export async function OrderingDocument({ page, children }: { page: string; children: ReactNode }) {
  const { apiUrl } = await knownSettings();
  return (
    <SiteDocument page={page}>
      <ApiBase url={apiUrl} />
      {children}
    </SiteDocument>
  );
}
