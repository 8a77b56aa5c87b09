import { AppError } from "./errors";

export const versionTag = (version: number) => `"${version}"`;

/** Compressing proxies mark a tag as weak. */
const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, "");

/**
 * Returns the version in `If-Match`; null without the header or for `*`.
 * @throws AppError `malformed`
 */
export function expectedVersion(headers: Headers): number | null {
  const given = headers.get("if-match")?.trim();
  if (given === undefined || given === "*") return null;
  const digits = /^"(0|[1-9]\d{0,8})"$/.exec(withoutWeakness(given))?.[1];
  if (!digits) throw new AppError("malformed", 'If-Match must be a version in quotes, such as "3".');
  return Number(digits);
}

export function hasTag(headers: Headers, tag: string): boolean {
  const tags = (headers.get("if-none-match") ?? "").split(",").map(withoutWeakness);
  return tags.includes("*") || tags.includes(tag);
}

export const hasVersion = (headers: Headers, version: number) => hasTag(headers, versionTag(version));
