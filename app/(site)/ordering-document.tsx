import type { ReactNode } from "react";
import { ApiBase } from "@/components/storefront/api-base";
import { VisitorScript } from "@/components/visitor/visitor-script";
import { knownSettings, PageDocument } from "../document";

type OrderingDocumentProps = {
  page: string;
  /** The addresses of the restaurant's own fonts. */
  fonts?: readonly string[] | undefined;
  children: ReactNode;
};

/** The document around a page of guests, whose calls go to the configured API endpoint. */
export async function OrderingDocument({ page, fonts, children }: OrderingDocumentProps) {
  const { apiUrl } = await knownSettings();
  return (
    <PageDocument page={page} fonts={fonts}>
      <VisitorScript />
      <ApiBase url={apiUrl} />
      {children}
    </PageDocument>
  );
}
