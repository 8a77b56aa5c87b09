/** Returns the path on this site that a plain click on a link opens; null for other clicks. */
export function linkLeaving(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.hasAttribute("download")) return null;
  if (link.target && link.target !== "_self") return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin) return null;
  if (pathname === window.location.pathname && search === window.location.search) return null;
  return pathname + search + hash;
}
