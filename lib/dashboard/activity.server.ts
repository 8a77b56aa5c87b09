import "server-only";
import { settledPayments } from "@/lib/orders/order-status";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { type Activity, activity } from "./activity";

type Row = { id: string; at: Date; fields: unknown };

/** The latest activities, newest first, in one query. A plan counts as one. */
export async function listActivity(limit: number): Promise<Activity[]> {
  const rows = await db.$queryRaw<Row[]>`
    WITH plans AS (
      SELECT "appliedAt" AS "at" FROM "AppliedBusinessPlan" UNION ALL
      SELECT "undoneAt" FROM "AppliedBusinessPlan" WHERE "undoneAt" IS NOT NULL
    )
    (SELECT 'order ' || "number" AS "id", "createdAt" AS "at",
      jsonb_build_object('kind', 'order', 'number', "number", 'restaurantId', "restaurantId", 'restaurantName', "restaurantName", 'cents', "totalCents", 'currency', "currency",
        'isDemo', "payment" = 'demo') AS "fields"
      FROM "Order" WHERE "payment"::text = ANY(${settledPayments}) ORDER BY "createdAt" DESC LIMIT ${limit})
    UNION ALL
    (SELECT 'landing ' || "version", "createdAt",
      jsonb_build_object('kind', 'landing', 'version', "version", 'author', "author", 'restoredFrom', "restoredFrom")
      FROM "LandingVersion" v 
      WHERE NOT EXISTS (SELECT 1 FROM plans WHERE v."createdAt" BETWEEN plans."at" - interval '2 seconds' AND plans."at")
      ORDER BY "version" DESC LIMIT ${limit})
    UNION ALL
    (SELECT 'template ' || t."id" || ' ' || v."number", v."uploadedAt",
      jsonb_build_object('kind', 'template', 'name', t."name", 'version', v."number")
      FROM "TemplateVersion" v JOIN "Template" t ON t."id" = v."templateId"
      ORDER BY v."uploadedAt" DESC LIMIT ${limit})
    UNION ALL
    (SELECT 'seo ' || "page", "updatedAt", jsonb_build_object('kind', 'seo', 'page', "page")
      FROM "PageSeo" s
      WHERE NOT EXISTS (SELECT 1 FROM plans WHERE s."updatedAt" BETWEEN plans."at" - interval '2 seconds' AND plans."at")
      ORDER BY "updatedAt" DESC LIMIT ${limit})
    UNION ALL
    (SELECT 'plan ' || "id", COALESCE("undoneAt", "appliedAt"),
      jsonb_build_object('kind', 'plan', 'author', "author", 'isUndone', "undoneAt" IS NOT NULL)
      FROM "AppliedBusinessPlan" ORDER BY COALESCE("undoneAt", "appliedAt") DESC LIMIT ${limit})
    ORDER BY "at" DESC, "id" LIMIT ${limit}`;
  return rows.flatMap(({ id, at, fields }) => {
    const { data, error } = activity.safeParse(fields);
    if (data) return { ...data, id, at: at.toISOString() };
    log.warn({ err: error, id }, "An activity can't be read");
    return [];
  });
}
