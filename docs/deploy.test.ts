import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { z } from "zod";
import { parseEnvironment } from "@/lib/platform/runtime/env";

const read = (name: string) => readFileSync(path.join(process.cwd(), name), "utf8");

const service = z.object({
  env_file: z.array(z.object({ path: z.string(), required: z.boolean() })).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()),
  stop_grace_period: z.string().optional(),
});
const compose = z
  .object({
    services: z.object({ app: service, database: service, caddy: service }),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(parse(read("compose.yaml"), { merge: true }));

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
const dockerfile = read("Dockerfile");
const unit = read("deploy/business-platform.service");
const guide = read("docs/deploy.md");

/** Settings of the process that `lib/platform/runtime/env.ts` does not read. */
const ofNode = ["NODE_ENV", "NEXT_TELEMETRY_DISABLED"];
/** Variables that `compose.yaml` reads from `.env`, besides the application's settings. */
const ofCompose = ["SITE_DOMAIN", "POSTGRES_PASSWORD"];
const known = all(read("lib/platform/runtime/env.ts"), /^ {2}([A-Z][A-Z0-9_]+):/gm);

const settings = {
  Dockerfile: all(dockerfile, /^(?:ENV| {3}) ([A-Z_]+)=/gm),
  "compose.yaml": Object.keys(compose.services.app.environment ?? {}),
  "the systemd unit": all(unit, /^Environment=([A-Z_]+)=/gm),
  "docs/deploy.md": all(guide, /^ *`?([A-Z][A-Z_]+)=/gm).filter((name) => !ofCompose.includes(name)),
};

test.each(Object.entries(settings))("%s sets what the product has", (_where, names) => {
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !known.includes(name) && !ofNode.includes(name))).toEqual([]);
});

test("the values that the files set are ones that the product starts with", () => {
  const values = Object.fromEntries(
    [...dockerfile.matchAll(/^(?:ENV| {3}) ([A-Z_]+)=(\S+)/gm)].map(([, name, value]) => [name, value]),
  );
  expect(parseEnvironment(values)).toMatchObject({ DATA_DIR: "/data", PORT: 3000 });
  const given = { SITE_DOMAIN: "www.example.com", POSTGRES_PASSWORD: "0123" } as Record<string, string>;
  const filled = Object.entries(compose.services.app.environment ?? {}).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+)[^}]*\}/g, (_all, variable: string) => given[variable] ?? ""),
  ]);
  expect(parseEnvironment(Object.fromEntries(filled))).toMatchObject({
    SITE_URL: "https://www.example.com",
    TRUST_PROXY: "true",
    DATABASE_URL: "postgresql://app:0123@database:5432/app?sslmode=disable",
  });
});

test("the application gets all of .env, and its image contains none of it", () => {
  expect(compose.services.app.env_file).toEqual([{ path: ".env", required: false }]);
  const given = [
    "S3_BUCKET",
    "BACKUP_BUCKET",
    "SITE_BUCKET",
    "METRICS_TOKEN",
    "STRIPE_SECRET_KEY",
    "SMTP_URL",
    "SETUP_CODE",
  ];
  expect(given.filter((name) => name in (compose.services.app.environment ?? {}))).toEqual([]);
  expect(read(".dockerignore").split("\n")).toEqual(expect.arrayContaining([".env*", "*.gz", "backups"]));
});

test("the guide writes secrets without a umask that lingers", () => {
  expect(all(guide, /^ *(umask .*)$/gm)).toEqual([]);
  expect(all(guide, /^ *(\( umask 077; cat > \S+ \) <<END)$/gm)).toHaveLength(2);
});

test("every volume is declared, and the data of the image is in one", () => {
  const named = Object.values(compose.services)
    .flatMap(({ volumes }) => volumes.map((volume) => volume.split(":")[0] ?? ""))
    .filter((name) => !name.startsWith("."));
  expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
  expect(compose.services.app.volumes).toContain("data:/data");
  expect(dockerfile).toMatch(/^VOLUME \/data$/m);
});

test("stopping is given longer than requests under way are", () => {
  const timeoutMs = Number(
    /TIMEOUT_MS = ([\d_]+)/.exec(read("lib/platform/server/stop.ts"))?.[1]?.replaceAll("_", ""),
  );
  const grace = Number.parseInt(compose.services.app.stop_grace_period ?? "", 10) * 1000;
  const timeout = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) * 1000;
  expect(timeoutMs).toBeGreaterThan(0);
  for (const given of [grace, timeout]) expect(given).toBeGreaterThanOrEqual(2 * timeoutMs);
});

test("addresses that are asked are ones that the product has", () => {
  const asked = all([dockerfile, read("deploy/check.mjs")].join("\n"), /(\/api\/[a-z/-]+)/g);
  const isRoute = (address: string) =>
    existsSync(`app${address}/route.ts`) ||
    (/^\/api\/auth\//.test(address) && existsSync("app/api/auth/[...nextauth]"));
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((address) => !isRoute(address))).toEqual([]);
});

test("the guide names files, commands and the ports that there are", () => {
  const files = all(guide, /\b(deploy\/[\w.-]+\w)/g);
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((name) => !existsSync(name))).toEqual([]);
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read("package.json")));
  const commands = all([guide, dockerfile].join("\n"), /npm run ([\w-]+)/g);
  expect(commands.filter((name) => !scripts[name])).toEqual([]);
  for (const name of ["deploy/nginx.conf", "deploy/Caddyfile"])
    expect(read(name)).toContain("127.0.0.1:3000");
  expect(unit).toMatch(/^Environment=PORT=3000$/m);
});

test("a proxy neither limits bodies nor compresses, and sends one client address", () => {
  const nginx = read("deploy/nginx.conf");
  expect(nginx).toMatch(/^\s*client_max_body_size 0;$/m);
  expect(nginx).toMatch(/^\s*gzip off;$/m);
  expect(nginx).toMatch(/^\s*proxy_set_header X-Forwarded-For \$remote_addr;$/m);
  expect(read("deploy/Caddyfile")).not.toMatch(/^\s*(encode|request_body|trusted_proxies)\b/m);
});
