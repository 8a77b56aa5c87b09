import { Notice } from "./notice";

/** Explains to a visitor without JavaScript why the form does nothing. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice tone="warning" title="This form needs JavaScript" className="mb-7">
        <p>Switch it on for this site in your browser’s settings, then load this page again.</p>
      </Notice>
    </noscript>
  );
}
