/** Scrolls only this frame; `scrollIntoView` would also scroll the editor around it. */
export function scrollFrameTo(selector: string) {
  const part = document.querySelector(selector);
  if (!part) return;
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  window.scrollTo({ top: part.getBoundingClientRect().top + window.scrollY - margin });
}
