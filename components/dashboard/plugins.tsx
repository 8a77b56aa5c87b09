/** The dashboard's tab of that name. */
export function Plugins() {
  return <p>Plugins</p>;
}
