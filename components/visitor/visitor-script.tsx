import { visitorScript } from "@/lib/site/visitor-script";

/**
 * The script of public pages, independent of React.
 * @param shown the active template when the page was rendered; the page reloads once that changes
 */
export function VisitorScript({ shown }: { shown?: string }) {
  return <script async src={visitorScript.address} data-shown={shown} />;
}
