import "server-only";
import { calls } from "@/lib/api/calls";
import { remember } from "@/lib/platform/runtime/remember";
import { openApiDocument } from "./document";
import { componentSchemas, fieldsOf, parameterType } from "./fields";
import type { Response } from "./responses";
import type { DescribedCall, DescribedContent, ListedCall } from "./schema";

type Document = ReturnType<typeof openApiDocument>;
type Operation = Document["paths"][string][string];

/** Built on first use, and kept while the process runs. */
const built = remember<{ document?: Document; text?: string; calls?: DescribedCall[] }>(
  "API reference",
  () => ({}),
);

function builtDocument(): Document {
  built.document ??= openApiDocument(calls);
  return built.document;
}

/** Returns the OpenAPI document as JSON. */
export function openApiText(): string {
  built.text ??= JSON.stringify(builtDocument(), null, 1);
  return built.text;
}

function describeAll({ components, paths }: Document): DescribedCall[] {
  const schemas = componentSchemas.parse(components.schemas);
  const refusals: Readonly<Record<string, Response>> = components.responses;
  const contentsOf = (content: Response["content"] = {}): DescribedContent[] =>
    Object.entries(content).map(([type, { schema }]) => ({
      type,
      fields: schema === undefined ? [] : fieldsOf(schema, schemas),
    }));
  const described = (method: string, path: string, found: Operation): DescribedCall => ({
    method: method.toUpperCase(),
    path,
    tag: found.tags[0] ?? "",
    summary: found.summary,
    description: found.description,
    access: found["x-access"],
    parameters: (found.parameters ?? []).map(({ name, in: place, required, schema }) => ({
      name,
      in: place,
      type: parameterType(schema, schemas),
      isRequired: required,
      note: "",
    })),
    bodies: contentsOf(found.requestBody?.content),
    answers: Object.entries(found.responses).map(([status, answer]) =>
      "$ref" in answer
        ? { status, description: refusals[status]?.description ?? "", contents: [] }
        : { status, description: answer.description, contents: contentsOf(answer.content) },
    ),
  });
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, found]) => described(method, path, found)),
  );
}

function describedCalls(): DescribedCall[] {
  built.calls ??= describeAll(builtDocument());
  return built.calls;
}

/** Lists every call, by path. */
export function listCalls(): ListedCall[] {
  return describedCalls().map(({ method, path, tag, summary, access, parameters, bodies }) => ({
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

/** Describes the calls of a tag; empty for an unknown one. */
export const describeCalls = (tag: string): DescribedCall[] =>
  describedCalls().filter((call) => call.tag === tag);
