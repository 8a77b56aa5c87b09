import { handle, route } from "@/lib/api/handle";
import { signInPage } from "@/lib/auth/answers";
import { signInQuery } from "@/lib/auth/schema";
import { listSignIns } from "@/lib/auth/sign-in-log.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "users:read", query: signInQuery, answer: signInPage }, ({ query }) =>
    listSignIns(query),
  ),
});
