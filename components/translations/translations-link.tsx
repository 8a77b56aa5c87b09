import type { Route } from "next";
import { ButtonLink } from "@/components/ui/button-link";
import { SITE, type TranslationKind } from "@/lib/translations/translation";

type TranslationsLinkProps = {
  kind: TranslationKind;
  /** The id of the page or the restaurant. */
  owner?: string;
  size?: "sm" | "md";
  className?: string;
};

/** Leads from the editor of a content to its translations. */
export const TranslationsLink = ({ kind, owner = SITE, ...look }: TranslationsLinkProps) => (
  <ButtonLink href={`/admin?tab=translations&kind=${kind}&owner=${owner}` as Route} variant="quiet" {...look}>
    Translations
  </ButtonLink>
);
