import { AppError } from "./errors";

/** The ETag for a version number. */
export const versionTag = (version: number) => `"${version}"`;

/** Proxies that compress mark a tag as weak; the version is the same. */
const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, "");

/**
 * The version number in `If-Match`; null where any version will do (no header, or `*`).
 * @throws AppError `malformed`
 */
export function expectedVersion(headers: Headers): number | null {
  const given = headers.get("if-match")?.trim();
  if (given === undefined || given === "*") return null;
  const digits = /^"(0|[1-9]\d{0,8})"$/.exec(withoutWeakness(given))?.[1];
  if (!digits) throw new AppError("malformed", 'If-Match must be a version in quotes, such as "3".');
  return Number(digits);
}

/** Whether `If-None-Match` contains this ETag, so that the client already has the representation. */
export function hasTag(headers: Headers, tag: string): boolean {
  const tags = (headers.get("if-none-match") ?? "").split(",").map(withoutWeakness);
  return tags.includes("*") || tags.includes(tag);
}

/** Whether `If-None-Match` contains the ETag of this version. */
export const hasVersion = (headers: Headers, version: number) => hasTag(headers, versionTag(version));
