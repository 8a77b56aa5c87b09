/** The presses and the typed text of a document before its script runs. */
type EarlyInput = {
  taps: HTMLButtonElement[];
  /** The text or the choice of each changed field, which may also be a text area or a select. */
  typed: Map<HTMLInputElement, string | boolean>;
  recording: AbortController;
};

/** The window of a document until its script runs. */
export type WaitingWindow = { early?: EarlyInput };

/** Marks a pressed button until it answers. */
export const WAITING = "data-waiting";

/** The id of the element with the portal's tab. */
export const TAB_ID = "tab";

/**
 * Returns the script of a document that remembers the buttons pressed and the fields changed in an element until
 * `replayInput` runs. Each button is remembered once: who sees no effect presses again. A form without `action` is
 * submitted by its script only, as the browser would put its fields into the address; one with `method="get"` is a search.
 * The script is inline, as it has to run before any press, and listens on the window, as React stops presses of what
 * it has not hydrated at the root.
 * @param id the id of the element
 */
export const earlyInputIn = (id: string): string =>
  `{const m=window.early={taps:[],typed:new Map,recording:new AbortController},o={capture:true,signal:m.recording.signal};addEventListener("input",({target:t})=>{if(t.closest("#${id}")&&t.type!="file")m.typed.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value)},o);addEventListener("click",e=>{const b=e.target.closest("#${id} :is(button[type=button],form:not([action],[method=get]) button)");if(!b)return;if(b.type=="submit")e.preventDefault();if(!m.taps.includes(b)){m.taps.push(b);b.setAttribute("${WAITING}","")}},o)}`;
