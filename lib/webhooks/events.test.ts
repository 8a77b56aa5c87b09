import { readFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { webhookEventNames } from "./events";

test("docs/webhooks.md describes each event, and no other", async () => {
  const table = (await readFile("docs/webhooks.md", "utf8")).match(/^\|.*\|$/gm)?.join("\n") ?? "";
  const named = [...table.matchAll(/`([a-z]+\.[a-z]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...webhookEventNames, "endpoint.test"].sort());
});
