import type { PageHead as Head } from "@/lib/platform/html/head";
import { textDirection } from "@/lib/platform/language/language";
import { DocumentLanguage } from "./document-language";
import { PageHead } from "./page-head";

/** A page's tags with client-side navigation, which also sets the document's language. */
export function PortalHead({ head }: { head: Head }) {
  return (
    <>
      <PageHead tags={head.tags} />
      <DocumentLanguage language={head.language} direction={textDirection(head.language)} />
    </>
  );
}
