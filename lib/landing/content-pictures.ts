import type { LandingContent } from "./schema";

/** The fields with a picture, by dotted path, and the picture's id. */
export function pictureFields(content: LandingContent): { path: string; id: string }[] {
  const { hero, logo, features, testimonials, gallery = [] } = content;
  const entries = (name: string, list: readonly { picture?: string | undefined }[]) =>
    list.map(({ picture }, index) => ({ path: `${name}.${index}.picture`, id: picture }));
  return [
    { path: "hero.picture", id: hero.picture },
    { path: "logo", id: logo },
    ...entries("features", features),
    ...entries("testimonials", testimonials),
    ...entries("gallery", gallery),
  ].flatMap(({ path, id }) => (id ? [{ path, id }] : []));
}

/** The ids of the content's pictures. */
export const pictureIdsOf = (content: LandingContent): string[] => [
  ...new Set(pictureFields(content).map(({ id }) => id)),
];
