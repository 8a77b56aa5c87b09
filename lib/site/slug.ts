/** Returns whether a text can be a segment of the path of a page: a-z and 0-9, with single hyphens between them. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
