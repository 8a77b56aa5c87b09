const kept = globalThis as { platform?: Map<string, unknown> };
kept.platform ??= new Map();
const values = kept.platform;

/**
 * Returns the value that this process keeps under `name`, created on first use. The process entry, the middleware and
 * the route bundles each load their own copy of a module, and share these values.
 */
export function remember<Value>(name: string, make: () => Value): Value {
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as Value;
}
