/** The dashboard's tab of that name. */
export function Overview() {
  return <p>Overview</p>;
}
