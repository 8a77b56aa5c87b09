import { readdirSync, readFileSync } from "node:fs";
import { expect, jest, test } from "@jest/globals";

/** One copy of the module that throws and one of the module that catches, as two bundles have. */
async function twoBundles<Thrown, Caught>(throws: () => Promise<Thrown>, catches: () => Promise<Caught>) {
  const thrown = await throws();
  jest.resetModules();
  return { thrown, caught: await catches() };
}

test("a queue of another bundle that is full is answered with 503 and Retry-After", async () => {
  const { thrown, caught } = await twoBundles(
    () => import("@/lib/platform/queue/queue"),
    async () => ({
      ...(await import("@/lib/platform/http/failure")),
      ...(await import("@/lib/platform/http/errors")),
    }),
  );
  const queue = thrown.createQueue({ concurrency: 0, waiting: 0 });
  const error: unknown = await queue.run(async () => undefined).catch((reason: unknown) => reason);
  expect(error instanceof caught.AppError).toBe(true);
  const answer = caught.failure(error, "request-1");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
});

test("subclasses are distinguished across bundles, and foreign values are none of them", async () => {
  const load = async () => ({
    ...(await import("@/lib/platform/http/errors")),
    ...(await import("@/lib/platform/s3/errors")),
  });
  const { thrown, caught } = await twoBundles(load, load);
  expect(thrown.AppError).not.toBe(caught.AppError);
  const bucket = { endpoint: "http://localhost", name: "files" } as never;
  const failed = new thrown.BucketError(bucket, "does not answer", true);
  expect(failed instanceof caught.BucketError && failed instanceof caught.AppError).toBe(true);
  const plain = new thrown.AppError("conflict", "Taken.");
  expect([plain instanceof caught.AppError, plain instanceof caught.BucketError]).toEqual([true, false]);
  for (const other of [new Error("x"), null, undefined, "AppError", { code: "conflict" }]) {
    expect(other instanceof caught.AppError).toBe(false);
  }
});

test("every error class of the server is recognised across bundles", () => {
  const unmarked = readdirSync("lib", { recursive: true, encoding: "utf8" })
    // Browsers load one bundle.
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !["platform/http/client.ts", "platform/spreadsheet/workbook.ts"].includes(file),
    )
    .flatMap((file) => {
      const text = readFileSync(`lib/${file}`, "utf8");
      const classes = text.matchAll(
        /^(?:export )?class (\w+) extends (\w*Error\b|errorAcrossBundles\("(\w+)")/gm,
      );
      return [...classes].filter(([, name, , marked]) => marked !== name).map(([, name]) => name);
    });
  expect(unmarked).toEqual([]);
});
