/** Scrolls this frame alone; `scrollIntoView` would scroll the editor around it as well. */
export function scrollFrameTo(selector: string) {
  const part = document.querySelector(selector);
  if (!part) return;
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  window.scrollTo({ top: part.getBoundingClientRect().top + window.scrollY - margin });
}
