"use client";

import { Clock, Files, Flag, House, type LucideIcon, UtensilsCrossed, Waypoints } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Segmented } from "@/components/ui/segmented";
import type { TranslationList, TranslationProgress } from "@/lib/translations/answers";
import type { TranslationKind } from "@/lib/translations/translation";
import { languageName } from "./language-name";
import { TranslationBadges } from "./translation-badges";
import type { OpenTranslation } from "./use-translations-address";

const icons: Record<TranslationKind, LucideIcon> = {
  landing: House,
  page: Files,
  menu: UtensilsCrossed,
  navigation: Waypoints,
  announcements: Flag,
  "short-texts": Clock,
};

const kindWords: Record<TranslationKind, string> = {
  landing: "",
  page: "Page",
  menu: "Menu",
  navigation: "",
  announcements: "",
  "short-texts": "Opening hours and more",
};

/** Returns `12 of 40 translated · 3 out of date`. */
const progressWords = ({ total, translated, outdated }: TranslationProgress) =>
  [
    `${translated.toLocaleString("en")} of ${total.toLocaleString("en")} translated`,
    ...(outdated > 0 ? [`${outdated.toLocaleString("en")} out of date`] : []),
  ].join(" · ");

type ContentListProps = {
  list: TranslationList;
  language: string;
  /** Whether visitors see a template in place of the landing page. */
  hasTemplate: boolean;
  onOpen: (open: Partial<OpenTranslation>) => void;
};

/** The contents of the site with the progress of their translations into a language. */
export function ContentList({ list, language, hasTemplate, onOpen }: ContentListProps) {
  const { others, default: first } = list.languages;
  return (
    <section aria-labelledby="translations-title" className="grid max-w-5xl gap-5">
      <div className="grid gap-3">
        <h2 id="translations-title" className="text-lg">
          From {languageName(first)} to {others.length > 1 ? "" : languageName(language)}
        </h2>
        {others.length > 1 && (
          <Segmented
            label="Language"
            look="chips"
            segments={others.map((value) => ({ value, label: languageName(value) }))}
            value={language}
            onChange={(code) => onOpen({ language: code })}
          />
        )}
        <p className="max-w-2xl text-ink-soft text-sm">
          Visitors find a page in {languageName(language)} once its translation is published. What is not
          translated stays in {languageName(first)}.
        </p>
      </div>
      <Card padding="rows">
        <ul className="divide-y divide-line">
          {list.contents.map((content) => (
            <ContentItem
              key={`${content.kind} ${content.owner}`}
              content={content}
              language={language}
              hasTemplate={hasTemplate}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}

type ContentItemProps = Omit<ContentListProps, "list"> & { content: TranslationList["contents"][number] };

function ContentItem({ content, language, hasTemplate, onOpen }: ContentItemProps) {
  const { kind, owner, name, translations } = content;
  const progress = translations.find((one) => one.language === language);
  const Icon = icons[kind];
  if (!progress) return null;
  const words = progressWords(progress);
  return (
    <li
      aria-label={name}
      className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_16rem_auto] md:items-center md:py-5"
    >
      <div className="grid min-w-0 gap-1.5">
        <h3 dir="auto" className="wrap-anywhere flex items-center gap-2 text-lg leading-snug">
          <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
          {name}
          {kindWords[kind] && <span className="font-normal text-ink-soft text-sm">{kindWords[kind]}</span>}
        </h3>
        <TranslationBadges translation={progress} />
        {kind === "landing" && hasTemplate && (
          <p className="text-ink-soft text-sm">
            Visitors see your template in its place, which is in one language: /{language} leads to it.
          </p>
        )}
      </div>
      <div className="grid gap-1.5">
        <p className="text-ink-soft text-sm tabular-nums">{words}</p>
        <ProgressBar
          label={`Translated of ${name}`}
          value={progress.total === 0 ? 0 : progress.translated / progress.total}
        />
      </div>
      <Button variant="secondary" onClick={() => onOpen({ kind, owner, language })}>
        Translate <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}
