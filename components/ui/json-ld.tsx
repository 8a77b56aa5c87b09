/** Structured data of a page, escaped by `toScriptJson`. */
export const JsonLd = ({ json }: { json: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `toScriptJson` escapes everything that could end the script
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
);
