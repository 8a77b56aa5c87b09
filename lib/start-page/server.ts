import "server-only";
import type { AuthUser } from "@/lib/accounts/schema";
import { listAudit } from "@/lib/audit/list.server";
import { auditQuery, visibleFeatures } from "@/lib/audit/schema";
import { getBackups } from "@/lib/backups/server";
import { shownProfile } from "@/lib/business-profile/server";
import { countNewMessages } from "@/lib/inbox/list.server";
import { configurationState } from "@/lib/installation/state.server";
import { getLandingDraft } from "@/lib/landing/draft.server";
import { getLanding } from "@/lib/landing/server";
import { openStatuses, settledPayments } from "@/lib/orders/order-status";
import { isPaymentLive } from "@/lib/payments/keys.server";
import { mayDo, type Permission } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { drawQrCode } from "@/lib/platform/images/qr-code";
import { environment } from "@/lib/platform/runtime/env";
import { dayAfter, dayIn, startOfDay } from "@/lib/platform/time-zone/days";
import { reservationsOfToday } from "@/lib/reservations/today.server";
import { menuPath } from "@/lib/restaurants/published/paths.server";
import {
  isTakingOrders,
  ownRestaurants,
  trialRestaurants,
  turnoverCurrency,
} from "@/lib/restaurants/published/server";
import { listRestaurants } from "@/lib/restaurants/server";
import { hasNoRates } from "@/lib/restaurants/terms/usual-rates";
import { siteRoot } from "@/lib/seo/site.server";
import { getVisibility } from "@/lib/settings/visibility.server";
import type { StartPage, StartStep } from "./answers";

/** The permission to do each step. */
const permissions: Record<StartStep, Permission> = {
  business: "settings:write",
  texts: "landing:write",
  pictures: "landing:write",
  menu: "menus:write",
  taxes: "menus:write",
  hours: "menus:write",
  pages: "landing:write",
  payment: "secrets:write",
  address: "configuration:write",
  people: "users:write",
  backups: "backups:write",
};

const MAX_CHANGES = 5;

type OrderRow = { count: number; cents: number; open: number; all: number };

/** Returns today's orders; null before the first order. */
async function readOrders(timeZone: string): Promise<StartPage["orders"]> {
  const today = dayIn(new Date(), timeZone);
  const [begins, ends] = [startOfDay(today, timeZone), startOfDay(dayAfter(today), timeZone)];
  const [trials, currency] = await Promise.all([trialRestaurants(), turnoverCurrency()]);
  const [row] = await db.$queryRaw<OrderRow[]>`
    SELECT count(*) FILTER (WHERE "createdAt" >= ${begins} AND "createdAt" < ${ends} AND "status" <> 'cancelled')::int AS "count",
      coalesce(sum("totalCents") FILTER (WHERE "createdAt" >= ${begins} AND "createdAt" < ${ends}
        AND "status" <> 'cancelled' AND "payment" IN ('paid', 'onHandover') AND "currency" = ${currency}), 0)::float8 AS "cents",
      count(*) FILTER (WHERE "status"::text = ANY(${openStatuses}))::int AS "open",
      count(*)::int AS "all"
    FROM "Order"
    WHERE "payment"::text = ANY(${settledPayments}) AND "restaurantId" <> ALL(${trials})
      AND ("createdAt" >= ${begins} OR "status"::text = ANY(${openStatuses}))`;
  if (row && row.all > 0) return { count: row.count, cents: row.cents, currency, open: row.open };
  const isFirst = (await db.order.findFirst({ select: { id: true } })) === null;
  return isFirst ? null : { count: 0, cents: 0, currency, open: 0 };
}

/** Returns the time of the latest backup, and why a later one failed. */
async function readBackup(): Promise<{ at: string | null; problem: string | null }> {
  const { backups, schedule } = await getBackups();
  return { at: backups[0]?.createdAt ?? null, problem: schedule.failure?.message ?? null };
}

async function readChanges(user: AuthUser, timeZone: string): Promise<StartPage["changes"]> {
  if (!mayDo(user, "audit:read")) return [];
  const { entries } = await listAudit(auditQuery.parse({}), {
    features: visibleFeatures(user.role),
    timeZone,
  });
  return entries
    .filter(({ actor, account }) => actor === "user" && account !== user.email)
    .slice(0, MAX_CHANGES)
    .map(({ id, at, account, action, target }) => ({ id, at, account, action, target }));
}

/** Returns whether others can open an address; a loopback one is reached from its own machine only. */
const isReachable = (address: string) =>
  address !== "" && !/^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?(\/|$)/i.test(address);

type Done = { done: Partial<Record<StartStep, boolean>>; withoutRates: string | undefined };

/**
 * Returns the steps that are done, by the stored data, and the first restaurant that takes orders without rates of tax. A
 * missing step doesn't concern the site.
 */
async function readDone(backup: StartPage["backup"]): Promise<Done> {
  const [{ profile }, landing, menu, hours, page, isLive, { siteAddress }, people, own] = await Promise.all([
    shownProfile(),
    getLanding(),
    menuPath(),
    db.hours.findFirst({ where: { version: { gt: 0 } }, select: { restaurantId: true } }),
    db.page.findFirst({ where: { path: { not: null } }, select: { id: true } }),
    isPaymentLive(),
    configurationState(),
    db.user.count(),
    ownRestaurants(),
  ]);
  const selling = own.filter(isTakingOrders);
  const withoutRates = selling.find(({ terms }) => hasNoRates(terms))?.restaurantId;
  const { logo = "", hero } = landing.content;
  const done = {
    business: profile.places.length > 0 || profile.phones.length > 0,
    texts: landing.version > 0,
    pictures: Boolean(logo || profile.logo) && Boolean(hero.picture),
    menu: menu !== null,
    ...(selling.length > 0 && { taxes: withoutRates === undefined }),
    hours: hours !== null,
    pages: page !== null,
    payment: isLive,
    address: isReachable(siteAddress) || environment().SITE_URL !== undefined,
    people: people > 1,
    backups: (backup?.at ?? null) !== null,
  };
  return { done, withoutRates };
}

/** Returns the data of the start page that a user may see. */
export async function getStartPage(user: AuthUser): Promise<StartPage> {
  const { timeZone } = await configurationState();
  const mayBackUp = mayDo(user, "backups:write");
  const backup = mayBackUp ? await readBackup() : null;
  const [
    { done, withoutRates },
    visibility,
    root,
    isLive,
    orders,
    reservations,
    newMessages,
    restaurants,
    landing,
    changes,
  ] = await Promise.all([
    readDone(backup),
    getVisibility(),
    siteRoot(),
    isPaymentLive(),
    mayDo(user, "orders:read") ? readOrders(timeZone) : null,
    mayDo(user, "orders:read") ? reservationsOfToday() : null,
    mayDo(user, "inbox:read") ? countNewMessages() : 0,
    mayDo(user, "menus:read") ? listRestaurants() : [],
    getLandingDraft(),
    readChanges(user, timeZone),
  ]);
  const steps = (Object.keys(permissions) as StartStep[]).flatMap((key) => {
    const isDone = done[key];
    if (isDone === undefined || !mayDo(user, permissions[key])) return [];
    return [{ key, isDone, ...(key === "taxes" && withoutRates && { restaurantId: withoutRates }) }];
  });
  const mayPreview = mayDo(user, "settings:read");
  const previewPath = mayPreview ? visibility.previewPath : null;
  return {
    steps,
    site: {
      ...visibility,
      previewPath,
      url: `${root}/`,
      qr: drawQrCode(root + (previewPath ?? "/")),
    },
    isPaymentLive: isLive,
    orders,
    reservations,
    newMessages,
    drafts: restaurants.filter(({ waits }) => waits).map(({ id, name }) => ({ name, restaurantId: id })),
    hasLandingDraft: landing.waits,
    backup,
    changes,
  };
}
