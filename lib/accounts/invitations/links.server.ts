import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { requireUncommonPassword } from "@/lib/accounts/password/common-passwords.server";
import { hashPassword } from "@/lib/accounts/password/password";
import type { LinkKind } from "@/lib/accounts/user-answers";
import { recordChange } from "@/lib/audit/record.server";
import { configurationState } from "@/lib/installation/state.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { knownOrigin } from "@/lib/platform/http/origin";

/** The lifetime of a link, in seconds. */
export const LINK_SECONDS = 24 * 60 * 60;

/** A plain hash is enough for 256 random bits. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Returns the origin for links, never the one in a request, which its sender chooses.
 * @throws AppError `conflict` if the site's address is not set
 */
export function requireLinkOrigin(): string {
  const origin = knownOrigin();
  if (origin) return origin;
  throw new AppError(
    "conflict",
    "No link can be made, as this site’s address is not known. Enter it as the site address in the settings, or set SITE_URL on the server.",
    { needs: "site-address" },
  );
}

/**
 * Makes a link to choose a password. The token is in the fragment, so that no server, log or `Referer` receives it;
 * the database stores its hash.
 * @param database a transaction
 * @param origin such as `https://example.com`
 */
export async function makeLink(
  database: Transaction,
  { id: userId, email }: { id: string; email: string },
  kind: LinkKind,
  origin: string,
) {
  const token = randomBytes(32).toString("base64url");
  const fields = { tokenHash: hashOf(token), expiresAt: new Date(Date.now() + LINK_SECONDS * 1000) };
  await database.passwordLink.upsert({
    where: { userId_kind: { userId, kind } },
    create: { ...fields, userId, kind },
    update: fields,
    select: { kind: true },
  });
  await recordChange(database, {
    action: "users:link",
    target: { id: userId, label: email },
    after: { kind },
  });
  return { url: `${origin}/password#${token}`, expiresAt: fields.expiresAt.toISOString() };
}

const usedUp = () =>
  new AppError("conflict", "This link has been used or has expired. Ask for a new one where you got it.");

const valid = (token: string) => ({ tokenHash: hashOf(token), expiresAt: { gt: new Date() } });

/** @throws AppError `conflict` for a used or expired link */
export async function requireLink(token: string): Promise<{ email: string; kind: LinkKind }> {
  const link = await db.passwordLink.findFirst({
    where: valid(token),
    select: { kind: true, user: { select: { email: true } } },
  });
  if (!link?.user.email) throw usedUp();
  return { email: link.user.email, kind: link.kind };
}

/**
 * Uses up a link: sets the password of its user and ends all their sessions, API tokens and other links, since a
 * user who needs a link may have a leaked password.
 * @throws AppError `conflict` for a used or expired link; `invalid` for a common password, which doesn't use up the
 *   link
 */
export async function spendLink(token: string, password: string): Promise<{ email: string }> {
  const { email } = await requireLink(token);
  const { projectName } = await configurationState();
  await requireUncommonPassword(password, "password", [projectName, email]);
  const passwordHash = await hashPassword(password);
  return db.$transaction(async (transaction) => {
    // One of several concurrent uses gets the row.
    const [taken] = await transaction.$queryRaw<{ userId: string; kind: LinkKind }[]>`
      DELETE FROM "PasswordLink" WHERE "tokenHash" = ${hashOf(token)} AND "expiresAt" > now()
      RETURNING "userId", "kind"::text`;
    if (!taken) throw usedUp();
    const { userId, kind } = taken;
    await transaction.passwordLink.deleteMany({ where: { userId } });
    await transaction.session.deleteMany({ where: { userId } });
    await transaction.apiToken.deleteMany({ where: { userId } });
    const user = await transaction.user.update({
      where: { id: userId },
      data: { passwordHash },
      select: { id: true, role: true },
    });
    await recordChange(transaction, {
      action: "users:use-link",
      target: { id: userId, label: email },
      after: { kind },
      by: { ...user, email },
    });
    return { email };
  });
}
