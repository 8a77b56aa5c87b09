/** The folder of secret previews. */
export const PAGE_PREVIEW = "page-preview";

export const previewPath = (token: string) => `/${PAGE_PREVIEW}/${token}`;
