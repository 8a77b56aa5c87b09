import { type ReactNode, useState } from "react";

type MarkupProps = { /** The name of the component, once in a document. */ name: string };

/** Renders a component's markup in an element that `KeptMarkup` finds. */
export const RenderedMarkup = ({ name, children }: MarkupProps & { children: ReactNode }) => (
  <div data-kept={name} className="contents">
    {children}
  </div>
);

/** Keeps the markup that the server rendered: the script of the island has no code of it. */
export function KeptMarkup({ name }: MarkupProps) {
  const [html] = useState(() => document.querySelector(`[data-kept="${name}"]`)?.innerHTML ?? "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own markup
  return <div data-kept={name} className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
