/** A call of the API, as the portal lists it. */
export type ListedCall = {
  method: string;
  /** Below `/api`, such as `/orders/{id}`. */
  path: string;
  /** The first part of the path, by which the reference is divided. */
  tag: string;
  summary: string;
  /** "everyone", "signed-in" for what no API token may, or the scope that one needs. */
  access: string;
  /** Names of query parameters and of the body's fields. */
  fields: string[];
};

/** A parameter, or a field of a body or an answer. */
export type DescribedField = {
  /** Where it is, such as `lines[].quantity`. */
  name: string;
  /** In words, such as `integer or null`. */
  type: string;
  isRequired: boolean;
  note: string;
};

/** A body or an answer of one media type; without fields it is content that JSON does not describe. */
export type DescribedContent = { type: string; fields: DescribedField[] };

/** All that the description of the API says of one call. */
export type DescribedCall = Omit<ListedCall, "fields"> & {
  description: string;
  parameters: (DescribedField & { in: string })[];
  bodies: DescribedContent[];
  answers: { status: string; description: string; contents: DescribedContent[] }[];
};

/** The anchor of a call on the reference page of its tag. */
export const callAnchor = ({ method, path }: Pick<ListedCall, "method" | "path">) =>
  `${method}${path.replace(/[/{}.]+/g, "-").replace(/-$/, "")}`.toLowerCase();
