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

function withoutEmptyPicture<Part extends { picture?: string | undefined }>({ picture, ...rest }: Part) {
  return picture ? { ...rest, picture } : rest;
}

/** Omits empty picture fields, so that the content equals that saved before these fields existed. */
export function withoutEmptyPictures(content: LandingContent): LandingContent {
  const { hero, logo, features, testimonials, gallery, ...rest } = content;
  return {
    ...rest,
    hero: withoutEmptyPicture(hero) as LandingContent["hero"],
    features: features.map(withoutEmptyPicture) as LandingContent["features"],
    testimonials: testimonials.map(withoutEmptyPicture) as LandingContent["testimonials"],
    ...(logo && { logo }),
    ...(gallery && gallery.length > 0 && { gallery }),
  };
}
