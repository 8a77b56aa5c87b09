import "server-only";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { remember } from "@/lib/platform/runtime/remember";
import { componentSchemas, fieldsOf, parameterType } from "./fields";
import { openApiFile } from "./file";
import type { DescribedCall, DescribedContent, ListedCall } from "./schema";

const content = z.record(z.string(), z.object({ schema: z.unknown().optional() }));
const response = z.object({ description: z.string(), content: content.default({}) });
const operation = z.object({
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  "x-access": z.string(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.unknown() }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), response])),
});
const document = z.object({
  components: z.object({ schemas: componentSchemas, responses: z.record(z.string(), response) }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});
type Document = z.infer<typeof document>;

const kept = remember<{ text?: Promise<string> }>("description of the API", () => ({}));

/** The description of the API by OpenAPI, as JSON. What can't be read is not kept. */
export function openApiText(): Promise<string> {
  kept.text ??= readFile(openApiFile(), "utf8").catch((error: unknown) => {
    delete kept.text;
    throw error;
  });
  return kept.text;
}

const readDocument = async (): Promise<Document> => document.parse(JSON.parse(await openApiText()));

const contentsOf = (given: z.infer<typeof content>, { components }: Document): DescribedContent[] =>
  Object.entries(given).map(([type, { schema }]) => ({
    type,
    fields: schema === undefined ? [] : fieldsOf(schema, components.schemas),
  }));

function describedCall(
  api: Document,
  method: string,
  path: string,
  found: z.infer<typeof operation>,
): DescribedCall {
  const { schemas, responses } = api.components;
  return {
    method: method.toUpperCase(),
    path,
    tag: found.tags[0] ?? "",
    summary: found.summary,
    description: found.description,
    access: found["x-access"],
    parameters: found.parameters.map(({ name, in: place, required, schema }) => ({
      name,
      in: place,
      type: parameterType(schema, schemas),
      isRequired: required,
      note: "",
    })),
    bodies: contentsOf(found.requestBody?.content ?? {}, api),
    answers: Object.entries(found.responses).map(([status, answer]) => {
      const told = "$ref" in answer ? responses[status] : answer;
      const isRefused = "$ref" in answer;
      return {
        status,
        description: told?.description ?? "",
        contents: isRefused || !told ? [] : contentsOf(told.content, api),
      };
    }),
  };
}

async function describeAll(): Promise<DescribedCall[]> {
  const api = await readDocument();
  return Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, found]) => describedCall(api, method, path, found)),
  );
}

/** Every call that the API has, by its path. */
export async function listCalls(): Promise<ListedCall[]> {
  return (await describeAll()).map(({ method, path, tag, summary, access, parameters, bodies }) => ({
    method,
    path,
    tag,
    summary,
    access,
    fields: [
      ...parameters.filter((one) => one.in === "query").map(({ name }) => name),
      ...(bodies[0]?.fields ?? []).map(({ name }) => name).filter((name) => !/[.[]/.test(name)),
    ],
  }));
}

/** All that the reference says of the calls of a tag; empty where there is no such tag. */
export const describeCalls = async (tag: string): Promise<DescribedCall[]> =>
  (await describeAll()).filter((call) => call.tag === tag);
