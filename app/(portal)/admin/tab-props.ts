import type { PortalTabKey } from "@/components/admin/portal-tabs";
import type { TabProps } from "@/components/admin/tab-manager";
import type { AuthUser } from "@/lib/accounts/schema";
import { getUsers } from "@/lib/accounts/users/server";
import { signInWays } from "@/lib/accounts/users/ways.server";
import { announcementsScreen } from "@/lib/announcements/shown.server";
import { listCalls } from "@/lib/api/openapi/server";
import { listAudit } from "@/lib/audit/list.server";
import { auditQuery, visibleFeatures } from "@/lib/audit/schema";
import { getBackups } from "@/lib/backups/server";
import { kindChoices } from "@/lib/business-kinds/kinds.server";
import { profileChoices } from "@/lib/business-profile/choices.server";
import { siteLanguages } from "@/lib/business-profile/language.server";
import { getBusinessProfile } from "@/lib/business-profile/server";
import { listMessages } from "@/lib/inbox/list.server";
import { messagesQuery } from "@/lib/inbox/schema";
import { configurationState } from "@/lib/installation/state.server";
import { getLandingDraft } from "@/lib/landing/draft.server";
import { isSwitchedOn } from "@/lib/landing/sections";
import { shownLanding } from "@/lib/landing/server";
import { newPageTitles } from "@/lib/legal/server";
import { navigationScreen } from "@/lib/navigation/screen.server";
import { orderListQuery } from "@/lib/orders/list/order-list";
import { listOrders } from "@/lib/orders/list/order-list.server";
import { listPages } from "@/lib/pages/server";
import { isPaymentLive } from "@/lib/payments/keys.server";
import { pictureQuery } from "@/lib/pictures/schema";
import { listPictures } from "@/lib/pictures/server";
import { listReservations } from "@/lib/reservations/list.server";
import { takesReservations } from "@/lib/reservations/rules";
import { rulesOf } from "@/lib/reservations/settings.server";
import { hoursScreen } from "@/lib/restaurants/hours/list.server";
import { reservePath } from "@/lib/restaurants/paths";
import { advertisedRestaurants } from "@/lib/restaurants/published/server";
import { listRestaurants } from "@/lib/restaurants/server";
import { menuSuggestions } from "@/lib/restaurants/suggestions.server";
import { getSeoManager } from "@/lib/seo/manager.server";
import { profileOverrides } from "@/lib/seo/profile-overrides.server";
import { getSettings } from "@/lib/settings/server";
import { getStartPage } from "@/lib/start-page/server";
import { getSystem } from "@/lib/system/server";
import { listTables } from "@/lib/tables/list.server";
import { hasActivePage } from "@/lib/templates/active.server";
import { listTemplates } from "@/lib/templates/server";
import { listTranslations } from "@/lib/translations/server";
import { orNull } from "../or-null";

/** The initial data of each tab, sent with its page; null for unreadable data, so that the screen offers a retry. */
export const tabProps: { [Key in PortalTabKey]?: (user: AuthUser) => Promise<TabProps<Key>> } = {
  start: async (user) => ({
    initial: await orNull(getStartPage(user), "The start page could not be loaded"),
    timeZone: (await configurationState()).timeZone,
  }),
  editor: async () => ({
    initial: await orNull(getLandingDraft(), "The landing page’s content could not be loaded"),
  }),
  pages: async () => ({
    initial: await orNull(listPages(), "The pages could not be loaded"),
    titles: await newPageTitles(),
  }),
  navigation: async () => ({
    initial: await orNull(navigationScreen(), "The navigation could not be loaded"),
  }),
  translations: async () => ({
    initial: await orNull(listTranslations(), "The translations could not be loaded"),
    hasTemplate: await hasActivePage("/"),
  }),
  announcements: async () => ({
    initial: await orNull(announcementsScreen(), "The announcements could not be loaded"),
  }),
  templates: async () => ({
    initial: await orNull(listTemplates(), "The templates could not be loaded"),
    otherLanguages: (await siteLanguages()).others,
  }),
  orders: async () => ({
    initial: await orNull(listOrders(orderListQuery.parse({})), "The orders could not be loaded"),
    restaurants: (await advertisedRestaurants()).map(({ restaurantId: id, restaurantName: name }) => ({
      id,
      name,
    })),
    timeZone: (await configurationState()).timeZone,
    preparationMinutes: (await configurationState()).preparationMinutes,
    isPaymentLive: await isPaymentLive(),
  }),
  pictures: async () => ({
    initial: await orNull(listPictures(pictureQuery.parse({})), "The pictures could not be loaded"),
  }),
  menus: async () => ({
    initial: await orNull(listRestaurants(), "The restaurants could not be loaded"),
    isPaymentLive: await isPaymentLive(),
    suggestions: await menuSuggestions(),
  }),
  hours: async () => ({ initial: await orNull(hoursScreen(), "The opening hours could not be loaded") }),
  reservations: async () => ({
    initial: await orNull(listReservations({}), "The reservations could not be loaded"),
    restaurants: await Promise.all(
      (await advertisedRestaurants()).map(async ({ restaurantId: id, restaurantName: name, path }) => ({
        id,
        name,
        path: reservePath(path),
        isOnline: takesReservations(await rulesOf(id)),
      })),
    ),
    timeZone: (await configurationState()).timeZone,
  }),
  tables: async () => ({ initial: await orNull(listTables(), "The tables could not be loaded") }),
  inbox: async () => ({
    initial: await orNull(listMessages(messagesQuery.parse({})), "The messages could not be loaded"),
    isFormShown: isSwitchedOn((await shownLanding()).content, "contact"),
    timeZone: (await configurationState()).timeZone,
  }),
  business: async () => ({
    initial: await orNull(getBusinessProfile(), "The business profile could not be loaded"),
    projectName: (await configurationState()).projectName,
    choices: {
      ...profileChoices(),
      kinds: kindChoices(),
    },
    overrides:
      (await orNull(profileOverrides(), "What replaces the business profile could not be read")) ?? [],
  }),
  settings: async () => ({ initial: await orNull(getSettings(), "The settings could not be loaded") }),
  users: async (user) => ({
    initial: await orNull(getUsers(), "The users could not be loaded"),
    ownId: user.id,
  }),
  api: async () => ({ calls: listCalls() }),
  audit: async (user) => {
    const { timeZone } = await configurationState();
    const features = visibleFeatures(user.role);
    const log = listAudit(auditQuery.parse({}), { features, timeZone });
    return { initial: await orNull(log, "The audit log could not be loaded"), features, timeZone };
  },
  backups: async () => ({ initial: await orNull(getBackups(), "The backups could not be loaded") }),
  system: async () => ({ initial: await orNull(getSystem(), "The state of the system could not be read") }),
  account: async (user) => {
    const ways = await orNull(signInWays(user), "The ways to sign in could not be loaded");
    return { email: user.email, ways: ways && { ways } };
  },
  seo: async () => ({ initial: await orNull(getSeoManager(), "The SEO settings could not be loaded") }),
};
