import * as React from "react";
import { soundClasses } from "./sound";

type Internals = { recentlyCreatedOwnerStacks: number };
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, Internals | undefined>;
// React takes a stack for each element, up to 10,000 a second: a seventh of the time of component tests.
if (internals)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 10_000, set: () => {} });

/** Adds browser interfaces that jsdom lacks, without layout: nothing has a size, moves or intersects. */

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** An event stream that never opens. */
class SilentEventSource extends EventTarget {
  readyState = 0;
  close() {
    this.readyState = 2;
  }
}

/** Widths of windows in `rem`. */
export const DESKTOP = 80;
export const PHONE = 24.375;

let windowWidth = DESKTOP;

/** Has media queries of the form `(width < 48rem)` match as in a window of this width, for the next screen. */
export function setWindowWidth(rem: number) {
  windowWidth = rem;
}

function hasWidth(media: string): boolean {
  const [, comparison, rem] = /\(width (<|>=) ([\d.]+)rem\)/.exec(media) ?? [];
  return comparison !== undefined && windowWidth < Number(rem) === (comparison === "<");
}

const queryMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: hasWidth(media) || /reduced-motion: reduce|min-width|hover: hover/.test(media),
  });

Object.assign(window, {
  ...soundClasses,
  EventSource: SilentEventSource,
  ResizeObserver: SilentObserver,
  matchMedia: queryMedia,
  scrollBy: () => undefined,
  scrollTo: () => undefined,
});

const nowhere = new DOMRect();
Object.assign(Range.prototype, { getClientRects: () => [nowhere], getBoundingClientRect: () => nowhere });

Object.assign(Element.prototype, {
  getAnimations: () => [],
  hasPointerCapture: () => false,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
  scrollBy: () => undefined,
  scrollTo: () => undefined,
  setPointerCapture: () => undefined,
});

const createElement = document.createElement.bind(document);

// jsdom does not know the element `search`, which React warns of.
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = createElement(name, options);
  if (name === "search") Object.defineProperty(element, Symbol.toStringTag, { value: "HTMLElement" });
  return element;
};

// Without a canvas, widths of texts come from tables.
HTMLCanvasElement.prototype.getContext = () => null;

const computedStyle = window.getComputedStyle.bind(window);
/** Text for screen readers only is positioned, and thereby a block. */
const inlineElements =
  ":is(a, abbr, b, code, em, i, kbd, label, mark, small, span, strong, svg, svg *, time):not(.sr-only)";

function styleWith(display: string): CSSStyleDeclaration {
  const { style } = document.createElement("div");
  style.display = display;
  return style;
}

const styles = { none: styleWith("none"), inline: styleWith("inline"), block: styleWith("block") };

/**
 * jsdom applies its own style sheet in milliseconds per element, of which queries by role look at hundreds. Messages, which are
 * transparent until they move in, are always visible.
 */
window.getComputedStyle = (element, pseudoElement) => {
  if (element.hasAttribute("style") && !element.hasAttribute("data-sonner-toast"))
    return computedStyle(element, pseudoElement);
  if (element.hasAttribute("hidden")) return styles.none;
  return element.matches(inlineElements) ? styles.inline : styles.block;
};

const labelable = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];

function labelsOf(element: Element): Element[] {
  const referring = element.id ? document.querySelectorAll(`label[for="${CSS.escape(element.id)}"]`) : [];
  const around = element.closest("label:not([for])");
  return [...referring, ...(around ? [around] : [])];
}

// jsdom walks through the document for each pair of a label and an element.
for (const { prototype } of labelable)
  Object.defineProperty(prototype, "labels", {
    get(this: Element) {
      return labelsOf(this);
    },
  });

const cloneOfNode = globalThis.structuredClone;

function withOwnPrototypes(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, withOwnPrototypes);
  if (Object.prototype.toString.call(value) !== "[object Object]") return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, own]) => [key, withOwnPrototypes(own)]),
  );
}

// `structuredClone` of Node.js returns objects with the prototypes of another realm. react-hook-form copies plain objects
// only, and does not recognise these as plain.
globalThis.structuredClone = <Value>(value: Value, options?: StructuredSerializeOptions) =>
  withOwnPrototypes(cloneOfNode(value, options)) as Value;
