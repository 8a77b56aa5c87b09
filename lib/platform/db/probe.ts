import { type Client, escapeIdentifier } from "pg";
import {
  certificateProblem,
  type SslMode,
  sslModeOf,
  sslModesToTry,
  withSslMode,
} from "@/lib/platform/address/ssl-mode";
import { type DatabaseTarget, hostAndPort } from "@/lib/platform/address/target";
import { identifyServer, type ServerKind } from "./probe-protocol";
import { DeadlineError, withSession } from "./probe-session";

/** `can-create`: the database is missing, and this user may create it. */
export type ProbeOutcome =
  | "connected"
  | "can-create"
  | "no-database"
  | "unknown-host"
  | "refused"
  | "timeout"
  | "wrong-password"
  | "mongodb"
  | "not-postgresql"
  | "failed";

/**
 * `message` is a sentence for the owner, without the password. `target` has the working `sslmode`; `unverified` is why
 * the certificate could not be verified if no `sslmode` was given.
 */
export type ProbeResult = {
  outcome: ProbeOutcome;
  message: string;
  target: DatabaseTarget;
  unverified?: string;
};

type Finding = Pick<ProbeResult, "outcome" | "message">;

const finding = (outcome: ProbeOutcome, message: string): Finding => ({ outcome, message });

const maintenanceDatabases = ["postgres", "template1"];
const createWithinMs = 30_000;

/**
 * Tries to connect to a database. Never rejects. Checks the protocol first, since `pg` reports MongoDB, a web server
 * and a slow server alike as a time-out.
 * @param timeoutMs the limit of the whole probe
 */
export async function probeDatabase(
  target: DatabaseTarget,
  { timeoutMs = 5_000 } = {},
): Promise<ProbeResult> {
  const deadline = Date.now() + timeoutMs;
  const late = finding(
    "timeout",
    `The server at ${hostAndPort(target)} did not answer within ${timeoutMs / 1000} seconds.`,
  );
  const server = await identifyServer(target, deadline);
  if (server.kind !== "postgresql") return { ...explainServer(server, target, late), target };
  const [first = "disable", second] = sslModesToTry(target.parameters, server.offersTls);
  let reached = securedBy(target, first);
  const noted: Pick<ProbeResult, "unverified"> = {};
  const found = await signIn(reached, deadline)
    .catch((error) => {
      const problem = certificateProblem(error);
      if (!second || !problem) throw error;
      noted.unverified = problem;
      reached = securedBy(target, second);
      return signIn(reached, deadline);
    })
    .catch((error) => explainSignIn(error, target, late));
  return { ...found, ...noted, target: reached };
}

/** Without an `sslmode`, a target of a server without TLS stays unchanged. */
function securedBy(target: DatabaseTarget, mode: SslMode): DatabaseTarget {
  if (mode === "disable" && sslModeOf(target.parameters) === undefined) return target;
  return { ...target, parameters: withSslMode(target.parameters, mode) };
}

function explainServer(
  server: Exclude<ServerKind, { kind: "postgresql" }>,
  target: DatabaseTarget,
  late: Finding,
): Finding {
  const where = hostAndPort(target);
  switch (server.kind) {
    case "error":
      return explainNetwork(server.error, target);
    case "unresolved":
      return explainNetwork({ code: "ENOTFOUND" }, target);
    case "mongodb":
      return finding(
        "mongodb",
        `The server at ${where} is a MongoDB server; this product stores its data in PostgreSQL.`,
      );
    case "other":
      return finding("not-postgresql", `The server at ${where} is not a PostgreSQL server.`);
    default:
      return late;
  }
}

/** Creates a target's database as its user, unless it exists. */
export async function createDatabase(target: DatabaseTarget): Promise<void> {
  const deadline = Date.now() + createWithinMs;
  await withMaintenanceSession(target, deadline, async (client) => {
    await client.query(`CREATE DATABASE ${escapeIdentifier(target.name)}`).catch((error) => {
      if (codeOf(error) !== "42P04") throw error;
    });
  });
}

async function signIn(target: DatabaseTarget, deadline: number): Promise<Finding> {
  try {
    await withSession(target, deadline, (client) => client.query("SELECT 1"));
    return finding("connected", `Connected to the database "${target.name}" at ${hostAndPort(target)}.`);
  } catch (error) {
    if (codeOf(error) !== "3D000") throw error;
  }
  const missing = `The server at ${hostAndPort(target)} has no database "${target.name}"`;
  return (await mayCreateDatabases(target, deadline))
    ? finding("can-create", `${missing} yet; it can be created.`)
    : finding("no-database", `${missing}, and the user "${target.username}" may not create it.`);
}

async function mayCreateDatabases(target: DatabaseTarget, deadline: number): Promise<boolean> {
  const question = "SELECT rolcreatedb OR rolsuper AS allowed FROM pg_roles WHERE rolname = current_user";
  try {
    const { rows } = await withMaintenanceSession(target, deadline, (client) => client.query(question));
    return rows[0]?.allowed === true;
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return false;
  }
}

/** Connects to a database that nearly every server has. */
async function withMaintenanceSession<T>(
  target: DatabaseTarget,
  deadline: number,
  use: (client: Client) => Promise<T>,
): Promise<T> {
  let failure: unknown;
  for (const name of maintenanceDatabases) {
    try {
      return await withSession({ ...target, name }, deadline, use);
    } catch (error) {
      failure = error;
      if (error instanceof DeadlineError || codeOf(error) === "42501") break;
    }
  }
  throw failure;
}

function explainSignIn(error: unknown, target: DatabaseTarget, late: Finding): Finding {
  if (error instanceof DeadlineError) return late;
  const { message } = error as Error;
  const where = hostAndPort(target);
  const code = codeOf(error);
  if (code === "28P01" || /client password must be/.test(message)) {
    return finding(
      "wrong-password",
      `The server at ${where} refused the user "${target.username}": the user name or the password is wrong.`,
    );
  }
  if (code === "28000") {
    return finding(
      "wrong-password",
      `The server at ${where} refused the user "${target.username}": the user name is wrong, or it may not connect from this computer.`,
    );
  }
  const problem = certificateProblem(error);
  if (problem) {
    return finding(
      "failed",
      `The certificate of the server at ${where} can’t be verified: ${problem}.`.replace(/\.+$/, "."),
    );
  }
  return finding("failed", `The server at ${where} could not be used: ${message}.`.replace(/\.+$/, "."));
}

function explainNetwork({ code }: { code?: string }, target: DatabaseTarget): Finding {
  const where = hostAndPort(target);
  switch (code) {
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return finding("unknown-host", `No server with the name ${target.host} was found.`);
    case "ECONNREFUSED":
      return finding("refused", `No server answers at ${where}: the connection was refused.`);
    case "ETIMEDOUT":
      return finding("timeout", `The server at ${where} did not answer.`);
    case "EHOSTUNREACH":
    case "ENETUNREACH":
      return finding("failed", `The server at ${where} can’t be reached from this computer’s network.`);
    default:
      return finding("failed", `The server at ${where} can’t be reached (${code ?? "unknown reason"}).`);
  }
}

const codeOf = (error: unknown) => (error as { code?: string } | undefined)?.code;
