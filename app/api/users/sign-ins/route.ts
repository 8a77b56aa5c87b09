import { signInPage } from "@/lib/accounts/answers";
import { signInQuery } from "@/lib/accounts/schema";
import { listSignIns } from "@/lib/accounts/sign-in/log.server";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "users:read", query: signInQuery, answer: signInPage }, ({ query }) =>
    listSignIns(query),
  ),
});
