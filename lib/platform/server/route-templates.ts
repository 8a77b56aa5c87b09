import { readFileSync } from "node:fs";
import * as z from "zod";

/** The route of paths that no route answers. */
export const OTHER = "other";

type Node = { route?: string; below: Map<string, Node>; any?: Node; rest?: string };

const newNode = (): Node => ({ below: new Map() });

function childOf(node: Node, segment: string): Node {
  if (segment.startsWith("[")) {
    node.any ??= newNode();
    return node.any;
  }
  const child = node.below.get(segment) ?? newNode();
  node.below.set(segment, child);
  return child;
}

function add(root: Node, route: string) {
  let node = root;
  for (const segment of route.split("/").filter(Boolean)) {
    if (segment.includes("[...")) {
      node.rest = route;
      if (segment.startsWith("[[")) node.route = route;
      return;
    }
    node = childOf(node, segment);
  }
  node.route = route;
}

/** The recursion is limited by the depth of the tree, not by the path. */
function find(node: Node, path: string, from: number): string | undefined {
  if (from >= path.length) return node.route;
  const end = path.indexOf("/", from);
  const segment = end < 0 ? path.slice(from) : path.slice(from, end);
  const next = end < 0 ? path.length : end + 1;
  const child = node.below.get(segment);
  return (child && find(child, path, next)) ?? (node.any && find(node.any, path, next)) ?? node.rest;
}

/**
 * Returns a function that maps a path to its route, such as `/api/orders/[id]`, so that metrics have few labels.
 * @param routes in the notation of Next.js
 * @param aliases path prefixes and their replacements
 */
export function routeMatcher(routes: readonly string[], aliases: Readonly<Record<string, string>> = {}) {
  const exact = new Map(routes.filter((route) => !route.includes("[")).map((route) => [route, route]));
  const root = newNode();
  for (const route of routes) add(root, route);
  return (path: string): string => {
    const known = exact.get(path);
    if (known !== undefined) return known;
    const second = path.indexOf("/", 1);
    const alias = second > 0 ? aliases[path.slice(0, second)] : undefined;
    const full = alias === undefined ? path : alias + path.slice(second);
    return find(root, full, 1) ?? OTHER;
  };
}

const page = z.object({ page: z.string() });
const manifestSchema = z.object({
  staticRoutes: z.array(page),
  dynamicRoutes: z.array(page),
  rewrites: z.object({ afterFiles: z.array(z.object({ source: z.string(), destination: z.string() })) }),
});

const BELOW = "/:path+";

/** Returns the matcher of the build's routes; without a build, as in tests, every path is `OTHER`. */
export function builtRoutes(file = ".next/routes-manifest.json"): (path: string) => string {
  try {
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    const routes = [...manifest.staticRoutes, ...manifest.dynamicRoutes].map(({ page }) => page);
    const aliases = manifest.rewrites.afterFiles
      .filter(({ source }) => source.endsWith(BELOW))
      .map(({ source, destination }) => [source, destination].map((path) => path.slice(0, -BELOW.length)));
    return routeMatcher([...routes, "/_next/[...path]"], Object.fromEntries(aliases));
  } catch {
    return () => OTHER;
  }
}
