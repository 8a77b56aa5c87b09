import { type JsonSchema, jsonSchemaOf } from "@/lib/api/openapi/json-schema";
import { refusals, responsesOf } from "@/lib/api/openapi/responses";
import { isScope, type Scope, scopeTexts } from "@/lib/platform/access/permissions";
import type { Declaration } from "@/lib/platform/http/declaration";
import type { DeclaredCall } from "@/tests/support/api/declared-calls";
import { schemas, withReferences } from "./schemas";
import { summaries } from "./summaries";

/** `orders/[id]` is `/orders/{id}`, and `[...path]` or `[[...path]]` a `{path}` with slashes. */
const pathOf = (folder: string) => `/${folder.replace(/\[+(?:\.{3})?(\w+)\]+/g, "{$1}")}`;

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

function parametersOf(path: string, { params, query }: NonNullable<DeclaredCall["handler"]["declared"]>) {
  const known = params
    ? ((jsonSchemaOf(params, "input").properties ?? {}) as Record<string, JsonSchema>)
    : {};
  const asked = query ? jsonSchemaOf(query, "input") : {};
  const required = (asked.required ?? []) as string[];
  return [
    ...namesIn(path).map((name) => ({
      name,
      in: "path",
      required: true,
      schema: known[name] ?? { type: "string" },
    })),
    ...Object.entries((asked.properties ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => ({
      name,
      in: "query",
      required: required.includes(name),
      schema,
    })),
  ];
}

/** Who may make a call: "everyone", the scope that an API token needs, or "signed-in" for what no token may. */
function accessOf({ handler: { access } }: DeclaredCall): "everyone" | "signed-in" | Scope {
  if (!access || access.access === "public" || access.access === "visitor") return "everyone";
  return access.permission && isScope(access.permission) ? access.permission : "signed-in";
}

function sentence(access: ReturnType<typeof accessOf>, call: DeclaredCall): string {
  const permission = call.handler.access?.permission;
  if (access === "everyone") return "Everyone may call it.";
  if (access !== "signed-in") return `Scope: \`${access}\`. Or a session whose role has this permission.`;
  const role = permission ? ` whose role has the permission \`${permission}\`` : "";
  const again = call.handler.declared?.recentSignIn
    ? " The password must have been entered within the last five minutes."
    : "";
  return `Takes a session${role}; no API token may call it.${again}`;
}

function requestBodyOf({ body, accepts = {} }: Declaration) {
  const types = Object.entries({ ...(body && { "application/json": body }), ...accepts });
  if (types.length === 0) return {};
  const content = types.map(([type, schema]) => [type, { schema: jsonSchemaOf(schema, "input") }]);
  return { requestBody: { required: true, content: Object.fromEntries(content) } };
}

function operation(call: DeclaredCall, path: string) {
  const { declared = {} } = call.handler;
  const access = accessOf(call);
  const parameters = parametersOf(path, declared);
  return {
    summary: summaries[call.name],
    description: sentence(access, call),
    tags: [path.split("/")[1]],
    "x-access": access,
    ...(access === "everyone" && { security: [] }),
    ...(access === "signed-in" && { security: [{ session: [] }] }),
    ...(access !== "everyone" &&
      access !== "signed-in" && {
        security: [{ apiToken: [access] }, { session: [] }],
      }),
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(declared),
    responses: withReferences(responsesOf(call.handler, call.method)),
  };
}

/** Calls that are not for programs, and one call under more names. */
const isLeftOut = ({ name, handler }: DeclaredCall) =>
  handler.declared?.undescribed || /^DELETE config\/(check|save|setup-code|test-connection)$/.test(name);

/** The description of the API by OpenAPI 3.1, made of what each route declares. */
export function openApiDocument(calls: readonly DeclaredCall[]) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  const sorted = calls
    .filter((call) => !isLeftOut(call))
    .map((call) => ({ call, path: pathOf(call.name.slice(call.name.indexOf(" ") + 1)) }))
    .sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0));
  for (const { call, path } of sorted) {
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, path) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Business Platform",
      version: "1",
      description:
        "Answers are JSON objects with `success: true`, or `success: false` with one sentence in `error` and the status that fits. An API token is made in the portal under API, sent as `Authorization: Bearer bpt_…`, and may call what its scopes name.",
    },
    servers: [{ url: "/api" }],
    components: {
      schemas,
      responses: refusals,
      securitySchemes: {
        apiToken: {
          type: "http",
          scheme: "bearer",
          description: Object.entries(scopeTexts)
            .map(([scope, text]) => `\`${scope}\`: ${text}.`)
            .join("\n"),
        },
        session: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
    },
    paths,
  };
}
