import "server-only";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { remember } from "@/lib/remember";
import { openApiFile } from "./file";
import type { ListedCall } from "./schema";

const operation = z.object({
  summary: z.string(),
  "x-access": z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: z
    .object({
      content: z.object({
        "application/json": z.object({
          schema: z.object({ properties: z.record(z.string(), z.unknown()).default({}) }),
        }),
      }),
    })
    .optional(),
});
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const kept = remember<{ text?: Promise<string> }>("description of the API", () => ({}));

/** The description of the API by OpenAPI, as JSON. What can't be read is not kept. */
export function openApiText(): Promise<string> {
  kept.text ??= readFile(openApiFile(), "utf8").catch((error: unknown) => {
    delete kept.text;
    throw error;
  });
  return kept.text;
}

/** Every call that the API has, by its path. */
export async function listCalls(): Promise<ListedCall[]> {
  const { paths } = description.parse(JSON.parse(await openApiText()));
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary, parameters, requestBody, "x-access": access }]) => ({
      method: method.toUpperCase(),
      path,
      summary,
      access,
      fields: [
        ...parameters.filter((one) => one.in === "query").map(({ name }) => name),
        ...Object.keys(requestBody?.content["application/json"].schema.properties ?? {}),
      ],
    })),
  );
}
