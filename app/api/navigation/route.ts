import { implement } from "@/lib/api/implement";
import { navigationCalls } from "@/lib/navigation/calls";
import { getNavigation, saveNavigation } from "@/lib/navigation/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(navigationCalls, {
  "GET /navigation": () => getNavigation(),
  "PUT /navigation": ({ body, expectedVersion }) => saveNavigation(body, expectedVersion),
});
