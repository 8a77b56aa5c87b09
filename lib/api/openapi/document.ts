import { scopeTexts } from "@/lib/platform/access/descriptions";
import { isScope, type Scope } from "@/lib/platform/access/permissions";
import type { CallDeclaration } from "@/lib/platform/http/call";
import { type JsonSchema, jsonSchemaOf } from "./json-schema";
import { schemas, withReferences } from "./named-schemas";
import { refusals, responsesOf } from "./responses";

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema | boolean };

const ifMatchParameter: Parameter = {
  name: "If-Match",
  in: "header",
  required: false,
  schema: {
    type: "string",
    description: "The ETag of the version that was edited; another one answers 409.",
  },
};

function parametersOf(path: string, { params, query, ifMatch }: CallDeclaration): Parameter[] {
  const known = params ? jsonSchemaOf(params, "input").properties : {};
  const { properties = {}, required = [] } = query ? jsonSchemaOf(query, "input") : {};
  return [
    ...namesIn(path).map((name) => ({
      name,
      in: "path",
      required: true,
      schema: known?.[name] ?? { type: "string" as const },
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: "query",
      required: required.includes(name),
      schema,
    })),
    ...(ifMatch ? [ifMatchParameter] : []),
  ];
}

/** "everyone", the scope that an API token needs, or "signed-in" if no token is accepted. */
type CallAccess = "everyone" | "signed-in" | Scope;

function accessOf({ access, permission }: CallDeclaration): CallAccess {
  if (access === "public" || access === "visitor") return "everyone";
  return permission && isScope(permission) ? permission : "signed-in";
}

function securityOf(access: CallAccess, { alsoNeeds }: CallDeclaration) {
  if (access === "everyone") return [];
  if (access === "signed-in") return [{ session: [] }];
  return [{ apiToken: alsoNeeds ? [access, alsoNeeds] : [access] }, { session: [] }];
}

function sentence(access: CallAccess, { permission, alsoNeeds, recentSignIn }: CallDeclaration): string {
  if (access === "everyone") return "Everyone may call it.";
  if (access !== "signed-in") {
    return alsoNeeds
      ? `Scopes: \`${access}\` and \`${alsoNeeds}\`. Or a session whose role has these permissions.`
      : `Scope: \`${access}\`. Or a session whose role has this permission.`;
  }
  const role = permission ? ` whose role has the permission \`${permission}\`` : "";
  const again = recentSignIn ? " The password must have been entered within the last five minutes." : "";
  return `Takes a session${role}; no API token may call it.${again}`;
}

type RequestBody = { required: true; content: Record<string, { schema: JsonSchema }> };

function requestBodyOf({ body, accepts = {} }: CallDeclaration): { requestBody?: RequestBody } {
  const types = Object.entries({ ...(body && { "application/json": body }), ...accepts });
  if (types.length === 0) return {};
  const content = types.map(([type, schema]) => [type, { schema: jsonSchemaOf(schema, "input") }]);
  return { requestBody: { required: true, content: Object.fromEntries(content) } };
}

function operation(method: string, path: string, call: CallDeclaration) {
  const access = accessOf(call);
  const parameters = parametersOf(path, call);
  return {
    summary: call.summary,
    description: sentence(access, call),
    tags: [path.split("/")[1]],
    "x-access": access,
    security: securityOf(access, call),
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(call),
    responses: withReferences(responsesOf(call, method)),
  };
}

type Operations = Record<string, ReturnType<typeof operation>>;

/** Describes the declared calls in OpenAPI 3.1. */
export function openApiDocument(calls: Readonly<Record<string, CallDeclaration>>) {
  const paths: Record<string, Operations> = {};
  for (const [name, call] of Object.entries(calls)) {
    if (call.undescribed) continue;
    const [method = "", declaredPath = ""] = name.split(" ");
    const path = declaredPath.replace("...}", "}");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, call) };
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
    paths: Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}
