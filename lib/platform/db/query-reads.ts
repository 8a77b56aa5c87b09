import { addTables, currentReads } from "@/lib/platform/tracking/reads";
import { isTracked, shownColumns } from "@/lib/platform/tracking/tracked-tables";
import type { PrismaClient } from "@/prisma/generated/client";

type Field = { name: string; kind: string; type: string };
/** What Prisma knows of the schema at run time. */
type Models = Readonly<Record<string, { fields: readonly Field[] }>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The tables of a model and of the relations that a query of it selects, includes, sorts or filters by. */
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

/** The tables that a statement names: PostgreSQL folds names without quotes to lower case, so theirs have some. */
const namedTables = (models: Models, sql: string) =>
  [...sql.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name).filter((name) => Object.hasOwn(models, name));

/** Whether a query reads columns whose changes notify nobody. */
function readsOthers(model: string, query: unknown): boolean {
  const columns = isTracked(model) ? shownColumns[model] : undefined;
  if (!columns) return false;
  const { where, select, orderBy } = isObject(query) ? query : {};
  if (!isObject(select)) return true;
  return [where, select, orderBy]
    .filter(isObject)
    .some((part) => Object.keys(part).some((key) => !columns.includes(key)));
}

/** The text of a raw query, which is given as a `Sql` or, where it is unsafe, as a list with its values. */
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
 * A client that records which tables its queries read (`recordReads`), each before it is sent. It does so where a query
 * is asked for: Prisma sends several together in the context of the first.
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
