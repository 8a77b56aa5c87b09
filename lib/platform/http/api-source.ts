import { DEFAULT_LANGUAGE } from "@/lib/platform/language/language";
import { API_BASE } from "./call-path";

type ReadBearer = () => string | null | Promise<string | null>;

/** The configured API and its bearer token, apart from the client, which pages may load on demand. */
export const api = {
  base: API_BASE,
  /** The base that answers; undefined until a call needs it. */
  reached: undefined as Promise<string> | undefined,
  /** The language of the page, for the messages to its guest. */
  language: DEFAULT_LANGUAGE,
  readBearer: (() => null) as ReadBearer,
  dropBearer: (_token: string): void => {},
};

/** Sets the base URL of the API. If it does not answer, calls use this site's own `/api`. */
export function setApiBase(url: string): void {
  const base = url.replace(/\/+$/, "");
  if (base === api.base) return;
  api.base = base;
  api.reached = undefined;
}

/** Sets the language in which calls are answered, if they answer guests. */
export function setApiLanguage(language = DEFAULT_LANGUAGE): void {
  api.language = language;
}

/** Sets the functions that read the bearer token and drop a refused one; the client can't import `accounts`. */
export function setBearerSource(read: ReadBearer, drop: (token: string) => void = () => {}): void {
  api.readBearer = read;
  api.dropBearer = drop;
}
