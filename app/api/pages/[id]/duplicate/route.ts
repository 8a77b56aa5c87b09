import { implement } from "@/lib/api/implement";
import { pageCalls } from "@/lib/pages/calls";
import { duplicatePage } from "@/lib/pages/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pageCalls, {
  "POST /pages/{id}/duplicate": ({ params, user }) => duplicatePage(params.id, user.email),
});
