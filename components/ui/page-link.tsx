import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to a page of the application. Such pages have no loading state, so a prefetch renders them up to nothing: a page
 * of the portal has twelve links.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
