import { implement } from "@/lib/api/implement";
import { pageCalls } from "@/lib/pages/calls";
import { createPage, listPages } from "@/lib/pages/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pageCalls, {
  "GET /pages": () => listPages(),
  "POST /pages": ({ body, user }) => createPage(body, user.email),
});
