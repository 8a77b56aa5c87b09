/**
 * Opens and closes the menu in `components/landing/landing-menu.tsx`. It closes when it loses the focus, as by a link to
 * a part of the page, and when the page is left, which the browser may restore later.
 */
export function watchMenu(menu: HTMLElement) {
  const button = menu.querySelector("button");

  function show(open: boolean) {
    menu.dataset.open = String(open);
    button?.setAttribute("aria-expanded", String(open));
  }

  // Without this script the menu is open while it has the focus, which it may have already.
  show(menu.contains(document.activeElement) && document.activeElement !== button);
  button?.addEventListener("click", () => show(menu.dataset.open !== "true"));
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && menu.contains(relatedTarget))) show(false);
  });
  menu.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || menu.dataset.open !== "true") return;
    show(false);
    button?.focus();
  });
  window.addEventListener("pagehide", () => show(false));
}
