/** The dashboard's tab of that name. */
export function Portals() {
  return <p>Portals</p>;
}
