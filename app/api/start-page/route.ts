import { implement } from "@/lib/api/implement";
import { startPageCalls } from "@/lib/start-page/calls";
import { getStartPage } from "@/lib/start-page/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(startPageCalls, {
  "GET /start-page": ({ user }) => getStartPage(user),
});
