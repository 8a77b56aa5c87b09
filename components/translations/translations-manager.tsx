"use client";

import { Languages } from "lucide-react";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { ManagerFailed } from "@/components/ui/manager-failed";
import { useCall } from "@/components/ui/use-call";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { TranslationList } from "@/lib/translations/answers";
import { ContentList } from "./content-list";
import { TranslationLoader } from "./editor/translation-loader";
import { useTranslationsAddress } from "./use-translations-address";

type TranslationsManagerProps<Initial = TranslationList | null> = {
  initial: Initial;
  /** Whether visitors see a template in place of the landing page. */
  hasTemplate: boolean;
};

/** Lists the contents with the state of their translations, and edits the open one. */
export function TranslationsManager({ initial, hasTemplate }: TranslationsManagerProps) {
  if (!initial) return <ManagerFailed title="The translations could not be loaded" />;
  return initial.languages.others.length > 0 ? (
    <Manager initial={initial} hasTemplate={hasTemplate} />
  ) : (
    <OneLanguage />
  );
}

const OneLanguage = () => (
  <EmptyState
    icon={Languages}
    title="Your site has one language"
    text="Add further languages under “Your business”. Then you translate your pages and menus here."
  >
    <ButtonLink href="/admin?tab=business">Your business</ButtonLink>
  </EmptyState>
);

function Manager({ initial, hasTemplate }: TranslationsManagerProps<TranslationList>) {
  const { data, reload } = useCall("GET /translations", { initial });
  const { kind, owner, language: named, go } = useTranslationsAddress();
  const hydrated = useHydrated();
  const list = data ?? initial;
  const { others } = list.languages;
  const language = others.find((code) => code === named) ?? others[0] ?? "";

  function showList() {
    go({ language });
    reload();
  }

  if (kind && owner) {
    const open = { kind, owner, language };
    return (
      <TranslationLoader
        key={`${kind} ${owner} ${language}`}
        open={open}
        languages={list.languages}
        onList={showList}
        onLanguage={(code) => go({ ...open, language: code })}
      />
    );
  }
  return (
    <fieldset disabled={!hydrated} className="contents">
      <ContentList list={list} language={language} hasTemplate={hasTemplate} onOpen={go} />
    </fieldset>
  );
}
