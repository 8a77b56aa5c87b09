import { AppError } from "./errors";

/** The ETag of a version. */
export const versionTag = (version: number) => `"${version}"`;

/** Proxies that compress mark a tag as weak; the version is the same. */
const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, "");

/**
 * The version that `If-Match` names; null where any will do.
 * @throws AppError `malformed`
 */
export function expectedVersion(headers: Headers): number | null {
  const given = headers.get("if-match")?.trim();
  if (given === undefined || given === "*") return null;
  const digits = /^"(0|[1-9]\d{0,8})"$/.exec(withoutWeakness(given))?.[1];
  if (!digits) throw new AppError("malformed", 'If-Match must be a version in quotes, such as "3".');
  return Number(digits);
}

/** Whether `If-None-Match` tells that the sender has what this ETag stands for already. */
export function hasTag(headers: Headers, tag: string): boolean {
  const tags = (headers.get("if-none-match") ?? "").split(",").map(withoutWeakness);
  return tags.includes("*") || tags.includes(tag);
}

/** Whether `If-None-Match` tells that the sender has this version already. */
export const hasVersion = (headers: Headers, version: number) => hasTag(headers, versionTag(version));
