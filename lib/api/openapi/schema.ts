export type ListedCall = {
  method: string;
  /** Below `/api`, such as `/orders/{id}`. */
  path: string;
  /** The first part of the path; the reference has a page for each. */
  tag: string;
  summary: string;
  /** "everyone", "signed-in" if no API token is accepted, or the required scope. */
  access: string;
  /** Names of query parameters and of the body's fields. */
  fields: string[];
};

/** A parameter, or a field of a body or an answer. */
export type DescribedField = {
  /** Its path, such as `lines[].quantity`. */
  name: string;
  /** For people, such as `integer or null`. */
  type: string;
  isRequired: boolean;
  note: string;
};

/** A body or an answer of one media type; without fields if it is not JSON. */
export type DescribedContent = { type: string; fields: DescribedField[] };

export type DescribedCall = Omit<ListedCall, "fields"> & {
  description: string;
  parameters: (DescribedField & { in: string })[];
  bodies: DescribedContent[];
  answers: { status: string; description: string; contents: DescribedContent[] }[];
};

/** The anchor of a call on the reference page of its tag. */
export const callAnchor = ({ method, path }: Pick<ListedCall, "method" | "path">) =>
  `${method}${path.replace(/[/{}.]+/g, "-").replace(/-$/, "")}`.toLowerCase();
