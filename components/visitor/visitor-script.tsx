import { visitorScript } from "@/lib/site/visitor-script";

/**
 * The script of public pages, which needs no framework; where that is there as well, the two don't meet.
 * @param shown which template visitors saw when the page was written; the page reloads once that changes
 */
export function VisitorScript({ shown }: { shown?: string }) {
  return <script async src={visitorScript.address} data-shown={shown} />;
}
