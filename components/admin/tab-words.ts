import type { PortalTabKey } from "./portal-tabs";

/** Synonyms that find a tab in the command palette, which loads them when it opens. */
export const tabWords: Readonly<Record<PortalTabKey, string>> = {
  start: "home begin overview steps first today",
  editor: "homepage website front page hero text welcome",
  pages: "subpages about us questions faq contact content sections navigation",
  navigation: "menu bar links header footer columns sitemap imprint",
  translations: "languages translate german french multilingual international",
  announcements: "banner bar notice news closed holidays guests top of the page",
  pictures: "photos images media gallery uploads",
  hours: "opening hours closed holidays exceptions weekday last order calendar",
  menus: "restaurants dishes food drinks prices categories import csv",
  templates: "theme design zip",
  seo: "google search engines sitemap redirects meta social",
  orders: "sales kitchen receipts refunds",
  reservations: "tables bookings book a table guests seats covers capacity no-show",
  tables: "qr codes waiter bill sitting open close guests order at the table",
  inbox: "messages mail contact form visitors write spam enquiries requests",
  business:
    "profile name address phone email opening hours logo social instagram facebook language currency contact",
  settings: "name time zone currency devices address",
  users: "staff team people employees roles sign-ins",
  audit: "history changes who did",
  backups: "back up restore copy",
  system: "health status disk version checks",
  api: "tokens keys integrations developers",
  account: "my profile password email passkeys sessions pin",
};
