/** A call of the API, as the portal lists it. */
export type ListedCall = {
  method: string;
  /** Below `/api`, such as `/orders/{id}`. */
  path: string;
  summary: string;
  /** "everyone", "signed-in" for what no API token may, or the scope that one needs. */
  access: string;
  /** Names of query parameters and of the body's fields. */
  fields: string[];
};
