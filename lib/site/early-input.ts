/** The window of a document, with what was pressed and typed in it. */
export type WaitingTarget = EventTarget & {
  taps?: HTMLButtonElement[];
  /** The text or the choice of each changed field. */
  typed?: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string | boolean>;
  listener?: (event: Event) => void;
};

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
  `{const w=window;w.taps=[];w.typed=new Map;w.listener=e=>{const t=e.target;if(e.type=="input"){if(t.closest("#${id}")&&t.type!="file")w.typed.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value);return}const b=t.closest("#${id} :is(button[type=button],form:not([action],[method=get]) button)");if(!b)return;if(b.type=="submit")e.preventDefault();if(!w.taps.includes(b)){w.taps.push(b);b.setAttribute("${WAITING}","")}};w.addEventListener("click",w.listener,true);w.addEventListener("input",w.listener,true)}`;
