/**
 * Opens and closes the navbar's menu of `components/landing/landing-menu.tsx`. A link to a part of the page takes the
 * focus away, which closes it, and so does leaving the page, which the browser may keep as it is for the way back.
 */
export function watchMenu(menu: HTMLElement) {
  const button = menu.querySelector("button");

  function show(open: boolean) {
    menu.dataset.open = String(open);
    button?.setAttribute("aria-expanded", String(open));
  }

  // Without this script it is open while the focus is in it, and may be so by now.
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
