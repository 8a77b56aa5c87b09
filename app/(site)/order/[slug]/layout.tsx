import type { ReactNode } from "react";
import { pageAt } from "@/lib/site/pages";
import { OrderingDocument } from "../../ordering-document";
import "../../../fonts/display.css";
import "../../ordering.css";

export const dynamic = "force-dynamic";

export { documentMetadata as generateMetadata, documentViewport as viewport } from "../../../document";

type LayoutProps = { params: Promise<{ slug: string }>; children: ReactNode };

export default async function Layout({ params, children }: LayoutProps) {
  return <OrderingDocument page={pageAt(`/order/${(await params).slug}`)}>{children}</OrderingDocument>;
}
