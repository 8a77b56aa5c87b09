/** The dashboard's tab of that name. */
export function Marketplace() {
  return <p>Marketplace</p>;
}
