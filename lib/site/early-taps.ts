/** The target of a document's presses, with the buttons that were pressed. */
export type WaitingTarget = EventTarget & {
  taps?: HTMLButtonElement[];
  listener?: (event: Event) => void;
};

/** Marks a pressed button until it answers. */
export const WAITING = "data-waiting";

/** The id of the element with the portal's tab. */
export const TAB_ID = "tab";

/**
 * Returns the script of a document that remembers the buttons pressed in an element until `replayTaps` runs, each once:
 * who sees no effect presses again. A form that only its script submits, with `method="post"` and no `action`, is
 * submitted then. The script is inline, as it has to run before any press, and listens on the window, as React
 * stops presses of what it has not hydrated at the root.
 * @param id the id of the element
 */
export const earlyTapsIn = (id: string): string =>
  `{const w=window;w.taps=[];w.listener=e=>{const b=e.target.closest("#${id} :is(button[type=button],form[method=post]:not([action]) button)");if(!b)return;if(b.type=="submit")e.preventDefault();if(!w.taps.includes(b)){w.taps.push(b);b.setAttribute("${WAITING}","")}};w.addEventListener("click",w.listener,true)}`;
