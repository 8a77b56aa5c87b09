import type { ReactNode } from "react";
import { PendingSignOut } from "@/components/auth/pending-sign-out";
import { PageDocument } from "../document";

/** The document around a page for everybody, which brings as little as it can. */
export function SiteDocument({ page, children }: { page: string; children: ReactNode }) {
  return (
    <PageDocument page={page}>
      <PendingSignOut />
      {children}
    </PageDocument>
  );
}
