import "server-only";
import { calls } from "@/lib/api/calls";
import { remember } from "@/lib/platform/runtime/remember";
import { openApiDocument } from "./document";
import { fieldsOf, typeOf } from "./fields";
import type { Response } from "./responses";
import type { DescribedCall, DescribedContent, ListedCall } from "./schema";

type Document = ReturnType<typeof openApiDocument>;
type Operation = Document["paths"][string][string];

function describeAll({ components, paths }: Document): DescribedCall[] {
  const { schemas } = components;
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
      type: typeOf(schema, schemas),
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

/** Built on first use, and kept while the process runs. */
const reference = () =>
  remember("API reference", () => {
    const document = openApiDocument(calls);
    return { text: JSON.stringify(document, null, 1), calls: describeAll(document) };
  });

/** Returns the OpenAPI document as JSON. */
export const openApiText = (): string => reference().text;

/** Lists every call, by path. */
export function listCalls(): ListedCall[] {
  return reference().calls.map(({ method, path, tag, summary, access, parameters, bodies }) => ({
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
  reference().calls.filter((call) => call.tag === tag);
