const WINDOW = "popup,width=1200,height=800";

/** Opens a template in a new window, or here if the browser blocks it. */
export function openPreview(id: string) {
  const address = `/template-preview/${id}`;
  const opened = window.open(address, "template-preview", WINDOW);
  if (opened) opened.focus();
  else window.location.assign(address);
}
