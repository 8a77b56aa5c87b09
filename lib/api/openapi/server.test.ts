import { expect, jest, test } from "@jest/globals";
import { listCalls, openApiText } from "./server";

test("a description that could not be read once is read again", async () => {
  const elsewhere = jest.spyOn(process, "cwd").mockReturnValue("/nowhere");
  await expect(openApiText()).rejects.toThrow("ENOENT");
  elsewhere.mockRestore();
  expect(JSON.parse(await openApiText()).openapi).toBe("3.1.0");
  expect((await listCalls()).length).toBeGreaterThan(50);
});
