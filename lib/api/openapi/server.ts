import "server-only";
import { z } from "zod";
import { calls } from "@/lib/api/calls";
import { remember } from "@/lib/platform/runtime/remember";
import { openApiDocument } from "./document";
import { componentSchemas, fieldsOf, parameterType } from "./fields";
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

const built = remember<{ text?: string }>("OpenAPI document", () => ({}));

/** The description of the API by OpenAPI, as JSON; built from the declarations on first use. */
export function openApiText(): string {
  built.text ??= JSON.stringify(openApiDocument(calls), null, 1);
  return built.text;
}

const readDocument = (): Document => document.parse(JSON.parse(openApiText()));

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

function describeAll(): DescribedCall[] {
  const api = readDocument();
  return Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, found]) => describedCall(api, method, path, found)),
  );
}

/** Every call that the API has, by its path. */
export function listCalls(): ListedCall[] {
  return describeAll().map(({ method, path, tag, summary, access, parameters, bodies }) => ({
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
export const describeCalls = (tag: string): DescribedCall[] =>
  describeAll().filter((call) => call.tag === tag);
