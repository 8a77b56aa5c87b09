import { expect, test } from "@jest/globals";
import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { moment } from "@/lib/platform/http/answers";
import { AppError } from "@/lib/platform/http/errors";
import { get, send } from "./request";

const answer = z.object({
  name: z.string(),
  at: moment.optional(),
  parts: z.array(z.object({ id: z.int() })).optional(),
});
const notAsDescribed = (problem: string) =>
  expect.objectContaining({ message: expect.stringContaining(`not as the API describes it: ${problem}`) });

/** Returns the error of the check for a route whose response differs from its declaration. */
const answering = (given: unknown) =>
  get(handle({ access: "public", answer }, async () => given as { name: string }));

test("an answer that matches its declaration passes", async () => {
  const given = { name: "Ada", at: new Date(0).toISOString(), parts: [{ id: 1 }] };
  expect((await answering(given)).body).toEqual({ success: true, ...given });
});

test.each([
  ["a field more", { name: "Ada", password: "hunter2" }, "answer must NOT have additional properties"],
  [
    "a field more within a list",
    { name: "Ada", parts: [{ id: 1, hash: "x" }] },
    "answer/parts/0 must NOT have",
  ],
  ["a field less", {}, "answer must have required property 'name'"],
  ["another type", { name: 7 }, "answer/name must be string"],
  ["a moment that is none", { name: "Ada", at: "yesterday" }, 'answer/at must match format "date-time"'],
])("%s fails", async (_what, given, problem) => {
  await expect(answering(given)).rejects.toEqual(notAsDescribed(problem));
});

test("a field of an answer without a declaration fails", async () => {
  const silent = handle({ access: "public" }, async () => ({ more: 1 }) as object as Record<string, never>);
  await expect(get(silent)).rejects.toEqual(notAsDescribed("answer must NOT have additional properties"));
});

test("an undeclared refusal fails, and a declared one passes", async () => {
  const refuse = async () => {
    throw new AppError("conflict", "No.");
  };
  const undeclared = notAsDescribed("the status 409 is not declared");
  await expect(get(handle({ access: "public" }, refuse))).rejects.toEqual(undeclared);
  const { HEAD } = route({ GET: handle({ access: "public" }, refuse) });
  await expect(send(HEAD, "HEAD")).rejects.toEqual(undeclared);
  expect((await get(handle({ access: "public", errors: ["conflict"] }, refuse))).status).toBe(409);
});

test("an undeclared media type fails, and so does a status", async () => {
  const text = (status: number, body: string | null = "text") =>
    handle({ access: "public", sends: ["text/css"], statuses: [304] }, async () => {
      return new Response(body, { status, headers: { "content-type": "text/plain" } });
    });
  await expect(get(text(200))).rejects.toEqual(notAsDescribed("it has the media type “text/plain”"));
  await expect(get(text(418))).rejects.toEqual(notAsDescribed("the status 418 is not declared"));
  expect((await get(text(304, null))).status).toBe(304);
});
