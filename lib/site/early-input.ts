/** A field that is changed before the script of its document runs; it may also be a text area or a select. */
type Field = HTMLInputElement;

/** The input in a document before its script runs. */
export type EarlyInput = {
  pressed: HTMLButtonElement[];
  /** The text or the choice of each changed field; null for chosen files. */
  changed: Map<Field, string | boolean | null>;
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
 * `takeEarlyInput` is called. React hears nothing of these events, as they are repeated. Each button is remembered once, as
 * users press again if nothing happens. A form without `action` is submitted by its script only, as the browser would put
 * its fields into the address; one with `method="get"` is a search.
 * The script is inline, as it has to run before any press, and listens on the window, where events begin.
 * @param id the id of the element
 */
export const earlyInputIn = (id: string): string =>
  `{const m=window.early={pressed:[],changed:new Map,recording:new AbortController},o={capture:true,signal:m.recording.signal},isBox=t=>/^(checkbox|radio)$/.test(t.type),form="#${id} form:not([action],[method=get])",hear=(n,f)=>addEventListener(n,f,o),field=e=>e.target.matches("#${id} :is(input,textarea,select)")&&(e.stopImmediatePropagation(),e.target);hear("input",e=>{const t=field(e);if(!t)return;m.changed.delete(t);m.changed.set(t,t.type=="file"?null:isBox(t)?t.checked:t.value)});hear("change",field);hear("click",e=>{if(isBox(e.target))field(e);const b=e.target.closest("#${id} button[type=button],"+form+" button");if(!b)return;e.stopImmediatePropagation();if(b.type=="submit")e.preventDefault();if(!m.pressed.includes(b)){m.pressed.push(b);b.setAttribute("${WAITING}","")}});hear("submit",e=>e.target.matches(form)&&e.preventDefault())}`;
