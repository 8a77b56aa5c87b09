export const callMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type CallMethod = (typeof callMethods)[number];

/**
 * Method and path below `/api`, with parameters in braces: `PUT /menus/{id}`. `{path...}` matches the rest of the path.
 */
export type CallName = `${CallMethod} /${string}`;

/** The base of the API on this site. */
export const API_BASE = "/api";

type Value = string | number;

/** The parameters in the path of a call's name. */
export type PathParam<Name> = Name extends `${string}{${infer Param}}${infer Rest}`
  ? (Param extends `${infer Key}...` ? Key : Param) | PathParam<Rest>
  : never;
/** A value for each parameter; that of `{path...}` is the rest of the path, with its slashes. */
export type ParamsTarget<Name> = [PathParam<Name>] extends [never]
  ? { params?: never }
  : { params: { [Key in PathParam<Name>]: Value } };

/** An argument that is optional if none of its fields is required. */
export type Optional<Fields> = Partial<Fields> extends Fields ? [fields?: Fields] : [fields: Fields];

export type Target = {
  params?: Readonly<Record<string, Value>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
};

export const methodOf = (name: string) => name.slice(0, name.indexOf(" ")) as CallMethod;
export const pathOf = (name: string) => name.slice(name.indexOf(" ") + 1);

export const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** Returns a call's path below the API base, without undefined query values. */
export function fillPath(name: string, { params = {}, query = {} }: Target): string {
  const path = pathOf(name).replace(/\{(\w+)(\.*)\}/g, (_, key: string, rest: string) =>
    (rest ? encodePath : encodeURIComponent)(String(params[key] ?? "")),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

/** Returns a call's address on this site, or below another `base`. */
export const hrefOf = <Name extends CallName>(
  name: Name,
  ...[target]: Optional<ParamsTarget<Name> & { base?: string }>
) => (target?.base ?? API_BASE) + fillPath(name, { params: target?.params });

/** Returns the part of a call's address before its first parameter. */
export const prefixOf = (name: CallName, { base = API_BASE } = {}) => base + pathOf(name).replace(/\{.*/, "");
