/** Structured data of a page, as `toScriptJson` wrote it. */
export const JsonLd = ({ json }: { json: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `toScriptJson` escaped all that could end the script
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
);
