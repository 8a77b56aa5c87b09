const kept = globalThis as { platform?: Map<string, unknown> };
kept.platform ??= new Map();
const values = kept.platform;

/**
 * The value that this process keeps under `name`, made by `make` when it is first asked for. The process entry, the
 * middleware and the route bundles each load their own copy of a module; what they must share is kept here.
 */
export function remember<Value>(name: string, make: () => Value): Value {
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as Value;
}
