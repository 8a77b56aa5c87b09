import type { ReactNode } from "react";
import { PageDocument } from "../../document";

export const dynamic = "force-dynamic";

/** Every path that leads nowhere of its own leads elsewhere: nothing is shown in here. */
export default function Layout({ children }: { children: ReactNode }) {
  return <PageDocument page="">{children}</PageDocument>;
}
