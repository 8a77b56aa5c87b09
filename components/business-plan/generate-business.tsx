/** Describes a business, and makes a plan for its site of it. */
export function GenerateBusiness() {
  return <p>Generate</p>;
}
