import { defineCalls } from "@/lib/platform/http/call";
import { checkedConfiguration, connectionTest, savedConfiguration } from "./answers";
import { connectionInput, saveInput, setupCodeInput } from "./schema";

export const setupCalls = defineCalls({
  "GET /config/check": {
    summary: "Get the state of the set-up",
    access: "visitor",
    loadedByPages: true,
    answer: checkedConfiguration,
    errors: ["too-many-tries"],
  },
  "POST /config/save": {
    summary: "Set the site up, or reset it",
    access: "visitor",
    body: saveInput,
    answer: savedConfiguration,
    errors: ["conflict", "too-many-tries", "unauthenticated"],
    audit: ["setup:save", "setup:reset"],
  },
  "POST /config/setup-code": {
    summary: "Show the set-up code",
    access: "public",
    body: setupCodeInput,
    errors: ["too-many-tries"],
    audit: "Gives a cookie and stores nothing.",
  },
  "POST /config/test-connection": {
    summary: "Test the connection to a database",
    access: "visitor",
    body: connectionInput,
    answer: connectionTest,
    errors: ["too-many-tries", "unauthenticated"],
    audit: "Stores nothing but its entry, which the route’s own test finds.",
  },
});
