/** Selects a part of a textarea whose lines don't wrap, and brings it into view. */
export function placeCaret(textarea: HTMLTextAreaElement, start: number, end = start) {
  textarea.focus({ preventScroll: true });
  textarea.setSelectionRange(start, end);
  const before = textarea.value.slice(0, start).split("\n");
  const style = getComputedStyle(textarea);
  const lineHeight = Number.parseFloat(style.lineHeight);
  const characterWidth = Number.parseFloat(style.fontSize) * 0.6;
  const top = (before.length - 1) * lineHeight;
  const left = (before.at(-1)?.length ?? 0) * characterWidth;
  if (top < textarea.scrollTop || top > textarea.scrollTop + textarea.clientHeight - 2 * lineHeight)
    textarea.scrollTop = top - textarea.clientHeight / 3;
  textarea.scrollLeft = left > textarea.clientWidth * 0.7 ? left - textarea.clientWidth / 2 : 0;
  textarea.scrollIntoView({ block: "nearest" });
}
