import type { ReactNode } from "react";
import { VisitorScript } from "@/components/visitor/visitor-script";
import { PageDocument } from "../document";

type OrderingDocumentProps = {
  page: string;
  /** The addresses of the restaurant's own fonts. */
  fonts?: readonly string[] | undefined;
  children: ReactNode;
};

/** The document around a page of guests, whose calls go to the configured API endpoint. */
export function OrderingDocument({ page, fonts, children }: OrderingDocumentProps) {
  return (
    <PageDocument page={page} fonts={fonts}>
      <VisitorScript />
      {children}
    </PageDocument>
  );
}
