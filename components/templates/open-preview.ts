const WINDOW = "popup,width=1200,height=800";

/** Shows a template in a window of its own, or here where the browser opens none. */
export function openPreview(id: string) {
  const address = `/template-preview/${id}`;
  const opened = window.open(address, "template-preview", WINDOW);
  if (opened) opened.focus();
  else window.location.assign(address);
}
