import { availableParallelism } from "node:os";
import { expect, test } from "@jest/globals";
import { EnvironmentError, parseEnvironment } from "./env";

test("required values have defaults without any variable", () => {
  expect(parseEnvironment({})).toEqual({
    PORT: 3000,
    HOST: "0.0.0.0",
    DATA_DIR: "data",
    TEMPLATES_DIR: "templates-store",
    TRUST_PROXY: "false",
    CONNECTIONS_PER_ADDRESS: 256,
    LOG_LEVEL: "info",
    PAGE_CACHE_MB: 64,
    OTEL_SERVICE_NAME: "business-platform",
    OTEL_TRACES_SAMPLER_ARG: 1,
    STOP_DELAY: 0,
    WORKERS: 1,
  });
});

test.each(["", "   ", undefined])("a variable of %j counts as unset", (value) => {
  const names = ["PORT", "HOST", "DATA_DIR", "DATABASE_URL", "AUTH_SECRET", "SITE_URL", "STRIPE_SECRET_KEY"];
  const variables = Object.fromEntries(names.map((name) => [name, value]));
  expect(parseEnvironment(variables)).toEqual(parseEnvironment({}));
});

test("the number of workers may follow the machine", () => {
  const { WORKERS } = parseEnvironment({ WORKERS: "auto" });
  expect(WORKERS).toBe(Math.min(availableParallelism(), 16));
});

test("other environment variables are ignored", () => {
  expect(parseEnvironment({ PATH: "/bin", AWS_SECRET_ACCESS_KEY: "x" })).toEqual(parseEnvironment({}));
});

test.each([
  ["PORT", "ninety"],
  ["PORT", "70000"],
  ["PORT", "80.5"],
  ["PORT", "-1"],
  ["DATABASE_URL", "mysql://root:hunter22@db/app"],
  ["DATABASE_URL", "hunter22"],
  ["DATABASE_URL", "postgresql://hunter22/app"],
  ["DATABASE_URL", "postgresql://app:hunter22@one:5432,two:x/app"],
  ["DATABASE_URL", "postgresql://app:pw@one,two/app?target_session_attrs=standby"],
  ["DATABASE_DIRECT_URL", "hunter22"],
  ["STOP_DELAY", "-1"],
  ["WORKERS", "0"],
  ["WORKERS", "17"],
  ["WORKERS", "1.5"],
  ["WORKERS", "many"],
  ["AUTH_SECRET", "hunter22"],
  ["BACKUP_PASSPHRASE", "hunter22"],
  ["METRICS_TOKEN", "hunter22"],
  ["METRICS_TOKEN", "hunter22 hunter22 hunter22"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "hunter22:4318"],
  ["OTEL_TRACES_SAMPLER_ARG", "hunter22"],
  ["SITE_URL", "ftp://hunter22"],
  ["TRUST_PROXY", "hunter22"],
  ["CONNECTIONS_PER_ADDRESS", "7"],
  ["CONNECTIONS_PER_ADDRESS", "many"],
  ["SMTP_URL", "http://hunter22"],
  ["SMTP_URL", "hunter22"],
  ["S3_ENDPOINT", "https://key:hunter22@s3.example.com"],
  ["S3_ENDPOINT", "https://s3.example.com/?key=hunter22"],
  ["S3_BUCKET", "../hunter22"],
  ["S3_REGION", "hunter 22"],
  ["S3_ACCESS_KEY_ID", "hunter 22"],
  ["S3_SECRET_ACCESS_KEY", "hunter 22"],
  ["BACKUP_BUCKET", "hunter22?"],
  ["BLOB_STORE", "hunter22"],
  ["LOG_LEVEL", "hunter22"],
  ["STRIPE_SECRET_KEY", "hunter22"],
  ["STRIPE_PUBLISHABLE_KEY", "sk_hunter22"],
  ["STRIPE_WEBHOOK_SECRET", "whsec_hunter 22"],
])("%s=%s is refused by name, never by value", (name, value) => {
  const parse = () => parseEnvironment({ [name]: value });
  expect(parse).toThrow(EnvironmentError);
  expect(parse).toThrow(new RegExp(`^${name}: .+`));
  expect(parse).not.toThrow(value);
});

test("every wrong variable is named, each on its line", () => {
  const parse = () => parseEnvironment({ PORT: "x", LOG_LEVEL: "loud", AUTH_SECRET: "short" });
  expect(parse).toThrow(/^PORT: .+\nAUTH_SECRET: .+\nLOG_LEVEL: .+$/);
});

test("good values are taken", () => {
  const given = {
    PORT: "0",
    DATABASE_URL: "postgres://app:pw@db.example:5433/shop?sslmode=require",
    AUTH_SECRET: "s".repeat(32),
    SITE_URL: "https://shop.example",
    TRUST_PROXY: "true",
    STRIPE_SECRET_KEY: "sk_test_abc123",
    LOG_LEVEL: "silent",
  };
  expect(parseEnvironment(given)).toMatchObject({ ...given, PORT: 0 });
});

const bucket = {
  S3_ENDPOINT: "https://s3.example.com/storage",
  S3_BUCKET: "site-files",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "AKIA0",
  S3_SECRET_ACCESS_KEY: "hunter22/+=",
};

test("a bucket needs all of its settings", () => {
  expect(parseEnvironment(bucket)).toMatchObject(bucket);
  for (const name of Object.keys(bucket)) {
    const parse = () => parseEnvironment({ ...bucket, [name]: undefined });
    expect(parse).toThrow(new RegExp(`^${name}: must be given with [A-Z_0-9, ]+$`));
  }
  const { S3_BUCKET: BACKUP_BUCKET, ...reached } = bucket;
  expect(parseEnvironment({ ...reached, BACKUP_BUCKET })).toMatchObject({ BACKUP_BUCKET });
  expect(() => parseEnvironment({ BACKUP_BUCKET })).toThrow(
    /^S3_ENDPOINT: must be given with BACKUP_BUCKET\nS3_REGION/,
  );
  expect(() => parseEnvironment({ ...reached, BACKUP_BUCKET, BLOB_STORE: "s3" })).toThrow(/^S3_BUCKET: .+$/);
});

test("the bucket of the site's files, which everyone may read, is a bucket of its own", () => {
  const { S3_BUCKET, ...reached } = bucket;
  expect(parseEnvironment({ ...reached, SITE_BUCKET: "site" })).toMatchObject({ SITE_BUCKET: "site" });
  expect(() => parseEnvironment({ SITE_BUCKET: "site" })).toThrow(
    /^S3_ENDPOINT: must be given with SITE_BUCKET/,
  );
  for (const other of ["S3_BUCKET", "BACKUP_BUCKET"])
    expect(() => parseEnvironment({ ...reached, [other]: S3_BUCKET, SITE_BUCKET: S3_BUCKET })).toThrow(
      /^SITE_BUCKET: must be a bucket of its own/,
    );
});

test("a mail server needs a sender", () => {
  const SMTP_URL = "smtps://user:hunter22@mail.example.com";
  expect(() => parseEnvironment({ SMTP_URL })).toThrow(/^MAIL_FROM: .+/);
  expect(parseEnvironment({ SMTP_URL, MAIL_FROM: "Bakery <a@example.com>" })).toMatchObject({ SMTP_URL });
});
