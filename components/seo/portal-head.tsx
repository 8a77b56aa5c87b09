import type { PageHead as Head } from "@/lib/platform/html/head";
import { textDirection } from "@/lib/platform/html/language";
import { DocumentLanguage } from "./document-language";
import { PageHead } from "./page-head";

/** A page's tags where pages follow each other within one document: the document changes its language with them. */
export function PortalHead({ head }: { head: Head }) {
  return (
    <>
      <PageHead tags={head.tags} />
      <DocumentLanguage language={head.language} direction={textDirection(head.language)} />
    </>
  );
}
