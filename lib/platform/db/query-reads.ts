import { addTables, currentReads } from "@/lib/platform/tracking/reads";
import { isTracked, shownColumns } from "@/lib/platform/tracking/tracked-tables";
import type { PrismaClient } from "@/prisma/client";

type Field = { name: string; kind: string; type: string };
/** Prisma's run-time model of the schema. */
type Models = Readonly<Record<string, { fields: readonly Field[] }>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Lists the tables of a model and of the relations in a query of it. */
function modelTables(models: Models, model: string, query: unknown, tables = new Set<string>()): Set<string> {
  tables.add(model);
  if (!isObject(query)) return tables;
  const relations = models[model]?.fields.filter(({ kind }) => kind === "object") ?? [];
  for (const [key, value] of Object.entries(query)) {
    if (key === "_count" && value === true) for (const { type } of relations) tables.add(type);
    const related = relations.find(({ name }) => name === key);
    if (related || isObject(value)) modelTables(models, related?.type ?? model, value, tables);
  }
  return tables;
}

/** Lists the tables in a statement. They are quoted, since PostgreSQL folds other names to lower case. */
const namedTables = (models: Models, sql: string) =>
  [...sql.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name).filter((name) => Object.hasOwn(models, name));

/** Returns whether a query reads columns without a trigger. */
function readsOthers(model: string, query: unknown): boolean {
  const columns = isTracked(model) ? shownColumns[model] : undefined;
  if (!columns) return false;
  const { where, select, orderBy } = isObject(query) ? query : {};
  if (!isObject(select)) return true;
  return [where, select, orderBy]
    .filter(isObject)
    .some((part) => Object.keys(part).some((key) => !columns.includes(key)));
}

/** Returns the text of a raw query: a `Sql`, or an array if it is unsafe. */
const textOf = (query: unknown): string =>
  String(Array.isArray(query) ? query[0] : (query as { text: string }).text);

function tablesRead(models: Models, model: string | undefined, query: unknown): Iterable<string> {
  const tables = model ? modelTables(models, model, query) : namedTables(models, textOf(query));
  const isUnclear = model
    ? readsOthers(model, query)
    : [...tables].some((name) => isTracked(name) && shownColumns[name]);
  return isUnclear ? [...tables, "columns without a trigger"] : tables;
}

/**
 * Returns a client that records the tables of its queries for `recordReads` before it sends them. It does so on the
 * call, since Prisma sends several queries together in the context of the first.
 */
export function withRecordedReads(client: PrismaClient): PrismaClient {
  const { models } = (client as unknown as { _runtimeDataModel: { models: Models } })._runtimeDataModel;
  return client.$extends({
    query: {
      $allOperations({ model, args, query }) {
        const reads = currentReads();
        if (reads) addTables(reads, tablesRead(models, model, args));
        return query(args);
      },
    },
  }) as unknown as PrismaClient;
}
