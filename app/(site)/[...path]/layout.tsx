import type { ReactNode } from "react";
import { PageDocument } from "../../document";

export const dynamic = "force-dynamic";

/** Unknown paths redirect, so this document is never shown. */
export default function Layout({ children }: { children: ReactNode }) {
  return <PageDocument page="">{children}</PageDocument>;
}
