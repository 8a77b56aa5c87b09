import { expect, test } from "@jest/globals";
import { isCacheable, noReads, recordReads } from "@/lib/platform/tracking/reads";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { db } from "./client";

setUpTestDatabase();

async function readsOf(query: () => Promise<unknown>) {
  const reads = noReads();
  await recordReads(reads, query);
  return [...reads.tables, ...reads.untracked].sort();
}
const id = "x";

test("a query reads its table, and those of the relations that it selects, includes, counts, sorts or filters by", async () => {
  const where = { id };
  const expected: [query: () => Promise<unknown>, tables: string[]][] = [
    [() => db.restaurant.findMany({ select: { id: true } }), ["Restaurant"]],
    [() => db.restaurant.findUnique({ where, select: { id: true, dishes: true } }), ["Dish", "Restaurant"]],
    [
      () => db.restaurant.findMany({ include: { dishes: { include: { picture: true } } } }),
      ["Dish", "Picture", "Restaurant"],
    ],
    [() => db.dish.findFirst({ where: { AND: [{ restaurant: { isOpen: true } }] } }), ["Dish", "Restaurant"]],
    [() => db.dish.findMany({ orderBy: [{ picture: { name: "asc" } }] }), ["Dish", "Picture"]],
    [
      () => db.restaurant.findMany({ select: { _count: { select: { categories: true } } } }),
      ["Category", "Restaurant"],
    ],
    [() => db.template.findMany({ select: { _count: true } }), ["Template", "TemplateVersion"]],
    [() => db.picture.count({ where: { renditions: { some: {} } } }), ["Picture"]],
    [() => db.soldOutDish.groupBy({ by: ["restaurantId"], _count: true }), ["SoldOutDish"]],
    [
      () => db.$queryRaw`SELECT 1 FROM "Template" t JOIN "TemplateVersion" v ON true`,
      ["Template", "TemplateVersion"],
    ],
    [() => db.$queryRawUnsafe(`SELECT 1 FROM "public"."PageSeo" WHERE "page" = $1`, "x"), ["PageSeo"]],
    [() => db.$transaction([db.pageSeo.count(), db.pathRedirect.count()]), ["PageSeo", "PathRedirect"]],
    [() => db.$transaction((transaction) => transaction.secret.count()), ["Secret"]],
  ];
  for (const [query, tables] of expected)
    expect([query.toString(), await readsOf(query)]).toEqual([query.toString(), tables]);
});

test("batched queries are recorded for their own callers", async () => {
  const where = { id };
  expect(
    await Promise.all([
      readsOf(() => db.restaurant.findUnique({ where })),
      readsOf(() => db.restaurant.findUnique({ where })),
      readsOf(() => db.picture.findUnique({ where })),
      readsOf(() => db.$transaction([db.template.findUnique({ where }), db.landingContent.count()])),
    ]),
  ).toEqual([["Restaurant"], ["Restaurant"], ["Picture"], ["LandingContent", "Template"]]);
});

test("reads of tables without notifications can't be cached", async () => {
  const reads = noReads();
  await recordReads(reads, () => db.order.count());
  expect([isCacheable(reads), [...reads.untracked]]).toEqual([false, ["Order"]]);
});

test("only the roles of users can be cached", async () => {
  const others = "columns without a trigger";
  const owner = { where: { role: "owner" }, select: { id: true } } as const;
  expect(await readsOf(() => db.user.findFirst(owner))).toEqual(["User"]);
  expect(await readsOf(() => db.user.findFirst({ ...owner, select: { email: true } }))).toContain(others);
  expect(await readsOf(() => db.user.findFirst({ ...owner, where: { email: "x" } }))).toContain(others);
  expect(await readsOf(() => db.user.findFirst())).toContain(others);
  expect(await readsOf(() => db.$queryRaw`SELECT "email" FROM "User"`)).toContain(others);
});
