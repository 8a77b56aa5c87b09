"use client";

import type { Route } from "next";
import { createContext, type ReactNode, useContext } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { SITE, type TranslationKind } from "@/lib/translations/translation";

type TranslationsLinkProps = {
  kind: TranslationKind;
  /** The id of the page or the restaurant. */
  owner?: string;
  size?: "sm" | "md";
  className?: string;
};

const HasSeveralLanguages = createContext(true);

/** Tells the editors whether the site has more than one language. */
export function SeveralLanguages({ value, children }: { value: boolean; children: ReactNode }) {
  return <HasSeveralLanguages value={value}>{children}</HasSeveralLanguages>;
}

/** Leads from the editor of a content to its translations, on a site with several languages. */
export function TranslationsLink({ kind, owner = SITE, ...look }: TranslationsLinkProps) {
  if (!useContext(HasSeveralLanguages)) return null;
  return (
    <ButtonLink
      href={`/admin?tab=translations&kind=${kind}&owner=${owner}` as Route}
      variant="quiet"
      {...look}
    >
      Translations
    </ButtonLink>
  );
}
