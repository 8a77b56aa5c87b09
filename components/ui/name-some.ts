/** Lists the first three names, and how many more there are. */
export function nameSome(names: readonly string[], more: (number: number) => string): string {
  const named = names.slice(0, 3);
  const others = names.length - named.length;
  return new Intl.ListFormat("en").format(others > 0 ? [...named, more(others)] : named);
}
