import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { importReport, menuAnswer, menuVersion, restaurantSummary } from "./answers";
import { shownHours } from "./hours/answers";
import { dishNames, shownMenu, soldOutRestaurant } from "./published/answers";
import { menuQuery, restaurantParams, soldOutInput, soldOutOptionInput } from "./published/schema";
import {
  MAX_MENU_BYTES,
  menuContent,
  menuExportQuery,
  menuImportFields,
  menuVersionParams,
  newRestaurant,
} from "./schema";
import { stockInput } from "./stock/schema";

/** A change of a menu's draft, by the version that the caller has seen. */
const draftChange = {
  permission: "menus:write",
  params: restaurantParams,
  answer: menuAnswer,
  version: ({ menu }: z.infer<typeof menuAnswer>) => menu.version,
  errors: ["malformed", "not-found", "conflict", "invalid"],
  ifMatch: true,
} as const;

export const restaurantCalls = defineCalls({
  "GET /menus": {
    summary: "List the restaurants with their menus",
    permission: "menus:read",
    answer: z.object({ restaurants: z.array(restaurantSummary) }),
  },
  "POST /menus": {
    summary: "Add a restaurant",
    permission: "menus:write",
    body: newRestaurant,
    answer: z.object({ restaurant: restaurantSummary }),
    errors: ["conflict"],
    audit: ["menus:create", "menus:save"],
  },
  "GET /menus/{id}": {
    summary: "Read the draft of a menu",
    permission: "menus:read",
    params: restaurantParams,
    answer: menuAnswer,
    version: ({ menu }) => menu.version,
    errors: ["not-found"],
  },
  "PUT /menus/{id}": {
    ...draftChange,
    summary: "Save the draft of a menu",
    body: menuContent,
    maxBytes: MAX_MENU_BYTES,
    errors: ["malformed", "not-found", "conflict"],
    audit: ["menus:save"],
  },
  "DELETE /menus/{id}": {
    summary: "Delete a restaurant",
    permission: "menus:write",
    params: restaurantParams,
    answer: z.object({}),
    errors: ["not-found"],
    audit: ["menus:delete"],
  },
  "POST /menus/{id}/discard": {
    ...draftChange,
    summary: "Discard the draft of a menu",
    audit: ["menus:discard"],
  },
  "GET /menus/{id}/export": {
    summary: "Export the dishes or the options of a draft as CSV",
    permission: "menus:read",
    params: restaurantParams,
    query: menuExportQuery,
    sends: ["text/csv"],
    errors: ["not-found"],
  },
  "POST /menus/{id}/import": {
    ...draftChange,
    summary: "Import dishes or options from CSV into the draft",
    answer: menuAnswer.extend({ report: importReport }),
    accepts: { "multipart/form-data": menuImportFields.extend({ file: z.file() }) },
    errors: ["not-found", "conflict"],
    audit: ["menus:import"],
  },
  "POST /menus/{id}/publish": {
    ...draftChange,
    summary: "Publish the draft of a menu",
    audit: ["menus:publish"],
  },
  "GET /menus/{id}/versions": {
    summary: "List the published versions of a menu",
    permission: "menus:read",
    params: restaurantParams,
    answer: z.object({ versions: z.array(menuVersion) }),
    errors: ["not-found"],
  },
  "GET /menus/{id}/versions/{version}": {
    summary: "Read a published version of a menu",
    permission: "menus:read",
    params: menuVersionParams,
    answer: menuVersion.extend({ content: menuContent }),
    errors: ["not-found"],
  },
  "POST /menus/{id}/versions/{version}/restore": {
    ...draftChange,
    summary: "Restore a published version into the draft",
    params: menuVersionParams,
    audit: ["menus:restore"],
  },
  "GET /ordering/dishes": {
    summary: "List the names of all restaurants and dishes",
    permission: "menus:read",
    answer: z.object({ restaurants: dishNames }),
  },
  "GET /ordering/menus/{id}": {
    summary: "Read a menu with its prices",
    access: "public",
    forGuests: true,
    loadedByPages: true,
    params: restaurantParams,
    query: menuQuery,
    errors: ["not-found"],
    answer: shownMenu.extend({
      hours: shownHours.optional().describe("Missing if it is always open, and not paused."),
    }),
  },
  "GET /ordering/sold-out": {
    summary: "List the dishes, and which are sold out",
    permission: "orders:read",
    answer: z.object({ restaurants: z.array(soldOutRestaurant) }),
  },
  "POST /ordering/sold-out": {
    summary: "Mark a dish as sold out or available",
    permission: "sold-out:write",
    body: soldOutInput,
    answer: z.object({ restaurants: z.array(soldOutRestaurant) }),
    errors: ["conflict"],
    audit: ["orders:sold-out"],
  },
  "POST /ordering/sold-out/options": {
    summary: "Mark an option as sold out or available",
    permission: "sold-out:write",
    body: soldOutOptionInput,
    answer: z.object({ restaurants: z.array(soldOutRestaurant) }),
    errors: ["conflict"],
    audit: ["orders:sold-out"],
  },
  "PUT /ordering/stock": {
    summary: "Count how many are left of a dish or an option, or stop counting",
    permission: "sold-out:write",
    body: stockInput,
    answer: z.object({ restaurants: z.array(soldOutRestaurant) }),
    audit: ["orders:stock"],
  },
  "GET /ordering/events": {
    summary: "Follow changes of menus (server-sent events)",
    access: "visitor",
    loadedByPages: true,
    sends: ["text/event-stream"],
    errors: ["too-many-tries"],
  },
});
