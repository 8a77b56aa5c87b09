/** Identifies the messages of the landing page's preview. */
export const PREVIEW = "landing";

/** The page with the saved content: the public one, or the preview of a draft. */
export const previewHref = ({ waits }: { waits: boolean }) => (waits ? "/portal/editor/preview" : "/welcome");
