/** Attributes of a link to an address entered by the owner. */
export function linkTo(href: string) {
  return /^https?:/i.test(href) ? { href, rel: "noopener" } : { href };
}
