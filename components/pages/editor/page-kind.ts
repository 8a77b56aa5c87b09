import type { FieldPath } from "react-hook-form";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import type { VersionedFormKind } from "@/components/ui/form/use-versioned-form";
import { loadedOnUse } from "@/components/ui/loaded-on-use";
import type { PageDraft } from "@/lib/pages/answers";
import { isSamePage, mergePages } from "@/lib/pages/merge";
import type { PageContent, SectionType } from "@/lib/pages/schema";

/** A section in the form; its other fields depend on its type. */
export type SectionValues = {
  id: string;
  type: SectionType;
  shown: boolean;
  heading?: string;
  title?: string;
};

/** The values of the form. Their type leaves out the fields of sections, which are typed by their schemas. */
export type PageValues = Omit<PageContent, "sections"> & { sections: SectionValues[] };

export const toContent = (values: PageValues) => values as PageContent;
const toValues = (content: PageContent): PageValues => structuredClone(content);

const loadSchema = async () => (await import("@/lib/pages/schema")).pageContent;
const schema = loadedOnUse(loadSchema);
// biome-ignore lint/suspicious/noExplicitAny: the form's type leaves out the fields of sections
const check = schemaOnDemand<any>(loadSchema);

/** The dotted paths of invalid fields; none until the schema is loaded. */
const wrongPaths = (values: PageValues): string[] =>
  (schema.get()?.safeParse(values).error?.issues ?? []).map(({ path }) => path.join("."));

/** The sections with invalid fields, by position. */
export const wrongSections = (values: PageValues): ReadonlySet<number> =>
  new Set(
    wrongPaths(values).flatMap((path) => {
      const index = /^sections\.(\d+)\./.exec(path)?.[1];
      return index === undefined ? [] : [Number(index)];
    }),
  );

export const pageKind: VersionedFormKind<PageValues, PageDraft> = {
  valuesOf: ({ content }) => toValues(content),
  resolver: check,
  wrongFields: (values) => wrongPaths(values) as FieldPath<PageValues>[],
  whenCheckable: schema.watch,
  isSame: (a, b) => isSamePage(toContent(a), toContent(b)),
  merge: (base, mine, { content: theirs }) =>
    mergePages({ base: toContent(base), mine: toContent(mine), theirs }),
  failed: "The draft could not be saved",
  topic: "save",
};
