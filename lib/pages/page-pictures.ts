import type { PageContent } from "./schema";

/** The fields with a picture, by dotted path, and the picture's id. */
export function pagePictureFields({ sections }: PageContent): { path: string; id: string }[] {
  function find(value: unknown, path: string): { path: string; id: string }[] {
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      key === "picture" && typeof inner === "string"
        ? inner === ""
          ? []
          : [{ path: `${path}.${key}`, id: inner }]
        : find(inner, `${path}.${key}`),
    );
  }
  return find(sections, "sections");
}

/** The ids of the pictures of a page. */
export const pagePictureIds = (content: PageContent): string[] => [
  ...new Set(pagePictureFields(content).map(({ id }) => id)),
];
