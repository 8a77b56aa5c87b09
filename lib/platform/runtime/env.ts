import { availableParallelism } from "node:os";
import * as z from "zod";
import { parseConnectionString } from "@/lib/platform/address/target";
import { errorAcrossBundles } from "./across-bundles";

const port = z.coerce.number().int().min(0).max(65535);
const text = z.string().trim().min(1);
const whole = (min: number, max: number, unit = "", least = `${min}`) =>
  z.coerce
    .number()
    .int()
    .min(min, `must be ${least} or more${unit}`)
    .max(max, `must be ${max} or less${unit}`);
const stripeKey = (prefix: string) =>
  text.regex(new RegExp(`^${prefix}_[A-Za-z0-9_]+$`), `must begin with ${prefix}_`).optional();

/** Returns why a database address is invalid, to follow the variable's name; null if it is valid. */
function databaseProblem(address: string): string | null {
  try {
    const { username } = parseConnectionString(address);
    return username === "" ? "must look like postgresql://user:password@host:5432/name" : null;
  } catch (error) {
    return (error as Error).message.replace(/^.*? (?=must )/, "").replace(/\.$/, "");
  }
}

const databaseAddress = z.string().superRefine((address, { addIssue }) => {
  const message = databaseProblem(address);
  if (message) addIssue({ code: "custom", message });
});

const bucketAddress = "must look like https://s3.example.com, without a key";
const bucket = text.regex(/^[A-Za-z0-9][\w.-]{1,62}$/, "must be the name of a bucket").optional();

/** Each worker needs connections to the database, of which PostgreSQL allows 100 by default. */
const MAX_WORKERS = 16;
const workersMessage = `must be a number from 1 to ${MAX_WORKERS}, or auto`;
const workers = z.preprocess(
  (given) => (given === "auto" ? Math.min(availableParallelism(), MAX_WORKERS) : given),
  z.coerce.number(workersMessage).int(workersMessage).min(1, workersMessage).max(MAX_WORKERS, workersMessage),
);

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: text.default("0.0.0.0"),
  DATA_DIR: text.default("data"),
  TEMPLATES_DIR: text.default("templates-store"),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  AUTH_SECRET_PREVIOUS: z.string().min(32, "must have at least 32 characters").optional(),
  BACKUP_DIR: text.optional(),
  BACKUP_PASSPHRASE: z.string().min(12, "must have at least 12 characters").optional(),
  BACKUP_BUCKET: bucket,
  SITE_BUCKET: bucket,
  BLOB_STORE: z.enum(["postgres", "s3"], { error: "must be postgres or s3" }).optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: bucketAddress })
    .refine((address) => /^[^@?#]+$/.test(address), bucketAddress)
    .optional(),
  S3_BUCKET: bucket,
  S3_REGION: text.regex(/^[\w-]+$/, "must be a region such as eu-central-1").optional(),
  S3_ACCESS_KEY_ID: text.regex(/^[^\s/,=]+$/, "must be the id of an access key").optional(),
  S3_SECRET_ACCESS_KEY: text.regex(/^\S+$/, "must be the secret of an access key").optional(),
  SETUP_CODE: text
    .min(8, "must have at least 8 characters")
    .max(200, "may have 200 characters at most")
    .optional(),
  SETUP_PROJECT_NAME: text.optional(),
  SETUP_ADMIN_EMAIL: text.optional(),
  SETUP_ADMIN_PASSWORD: z.string().optional(),
  SETUP_ADMIN_PASSWORD_FILE: text.optional(),
  SETUP_VISIBILITY: z.enum(["public", "coming-soon"], { error: "must be public or coming-soon" }).optional(),
  SITE_URL: z.url({ protocol: /^https?$/, error: "must look like https://example.com" }).optional(),
  TRUST_PROXY: z.enum(["true", "false"], { error: "must be true or false" }).default("false"),
  CONNECTIONS_PER_ADDRESS: whole(8, 100_000).default(256),
  WORKERS: workers.default(1),
  PAGE_CACHE_MB: whole(0, 4096, "", "0 (off)").default(64),
  STOP_DELAY: whole(0, 300, ", in seconds").default(0),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtps://user:password@mail.example.com" })
    .optional(),
  MAIL_FROM: text.max(320).optional(),
  STRIPE_SECRET_KEY: stripeKey("sk"),
  STRIPE_PUBLISHABLE_KEY: stripeKey("pk"),
  STRIPE_WEBHOOK_SECRET: stripeKey("whsec"),
  METRICS_TOKEN: z
    .string()
    .trim()
    .min(16, "must have at least 16 characters")
    .regex(/^[!-~]*$/, "may have letters, digits and signs of ASCII only")
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must look like http://collector.example:4318" })
    .optional(),
  OTEL_SERVICE_NAME: text.max(200).default("business-platform"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0, "must be 0 or more")
    .max(1, "must be 1 or less")
    .default(1),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info"),
});

const bucketSettings = ["S3_ENDPOINT", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

const checkedEnvironment = environmentSchema
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ["MAIL_FROM"],
    error: "must be given with SMTP_URL, such as Corner Bakery <hello@example.com>",
  })
  .superRefine((settings, { addIssue }) => {
    const { S3_BUCKET, BACKUP_BUCKET, SITE_BUCKET, BLOB_STORE } = settings;
    const names = bucketSettings.filter((name) => settings[name] !== undefined);
    const demand = (name: string, by: string) =>
      addIssue({ code: "custom", path: [name], message: `must be given with ${by}` });
    if (BLOB_STORE === "s3" && !S3_BUCKET) demand("S3_BUCKET", "BLOB_STORE=s3");
    if (SITE_BUCKET && [S3_BUCKET, BACKUP_BUCKET].includes(SITE_BUCKET)) {
      const message = "must be a bucket of its own, as everyone may read it";
      addIssue({ code: "custom", path: ["SITE_BUCKET"], message });
    }
    const named = (["S3_BUCKET", "BACKUP_BUCKET", "SITE_BUCKET"] as const).find((name) => settings[name]);
    if (!named) {
      if (names.length > 0) demand("S3_BUCKET", names.join(", "));
      return;
    }
    for (const name of bucketSettings) {
      if (!settings[name]) demand(name, named);
    }
  })
  .refine(({ DATABASE_URL, DATABASE_DIRECT_URL }) => !DATABASE_DIRECT_URL || DATABASE_URL, {
    path: ["DATABASE_URL"],
    error: "must be given with DATABASE_DIRECT_URL, and name the pooler of the same database",
  });

export type Environment = z.infer<typeof environmentSchema>;

/** The message names every wrong variable. */
export class EnvironmentError extends errorAcrossBundles("EnvironmentError") {}

/**
 * Reads the settings from environment variables; an empty one counts as unset.
 * @throws EnvironmentError with the names of wrong variables, without values
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.shape).flatMap((name) => {
      const value = variables[name];
      return value === undefined || value.trim() === "" ? [] : [[name, value]];
    }),
  );
  const result = checkedEnvironment.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new EnvironmentError(lines.join("\n"));
}

let parsed: Environment | undefined;

export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
