import type { ReactNode } from "react";
import { ApiBase } from "@/components/ordering/api-base";
import { VisitorScript } from "@/components/visitor/visitor-script";
import { knownSettings, PageDocument } from "../document";

/** The document around a page of guests, whose calls go to the configured API endpoint. */
export async function OrderingDocument({ page, children }: { page: string; children: ReactNode }) {
  const { apiUrl } = await knownSettings();
  return (
    <PageDocument page={page}>
      <VisitorScript />
      <ApiBase url={apiUrl} />
      {children}
    </PageDocument>
  );
}
