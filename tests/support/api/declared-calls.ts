import { readdirSync } from "node:fs";
import path from "node:path";
import type { route } from "@/lib/api/handle";

type Route = ReturnType<typeof route>;
export type DeclaredCall = { name: string; method: keyof Route; handler: Route[keyof Route] };

const api = path.resolve("app/api");

/** Converts a folder such as `orders/[id]` to the path in calls, `/orders/{id}`; `[...path]` becomes `{path...}`. */
const pathOf = (folder: string) =>
  `/${folder.replace(/\[+\.\.\.(\w+)\]+/g, "{$1...}").replace(/\[(\w+)\]/g, "{$1}")}`;

async function importCalls(): Promise<DeclaredCall[]> {
  const files = readdirSync(api, { recursive: true, encoding: "utf8" });
  const calls = await Promise.all(
    files
      .filter((file) => path.basename(file) === "route.ts")
      .map(async (file) => {
        const handlers = Object.entries((await import(path.join(api, file))) as Route);
        return handlers.map(([method, handler]) => ({
          name: `${method} ${pathOf(path.dirname(file))}`,
          method: method as keyof Route,
          handler,
        }));
      }),
  );
  return calls.flat().filter(({ method, handler }) => method !== "HEAD" && handler.rules);
}

let imported: Promise<DeclaredCall[]> | undefined;

/** Returns every call that a route file below `app/api` implements, such as `POST /landing/config`. */
export function declaredCalls(): Promise<DeclaredCall[]> {
  imported ??= importCalls();
  return imported;
}

/** Parameters without a row, so that no accepted call changes data. */
export const noSuchRow = {
  id: "none",
  name: "none",
  page: "none",
  session: "none",
  version: "999",
  file: "none",
  icon: "none",
  hash: "none",
  job: "none",
  kind: "none",
  owner: "none",
  language: "none",
  secret: "none",
  path: ["none"],
  nextauth: ["none"],
};
