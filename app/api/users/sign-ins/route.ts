import { signInPage } from "@/lib/auth/answers";
import { signInQuery } from "@/lib/auth/schema";
import { listSignIns } from "@/lib/auth/sign-in-log.server";
import { handle, route } from "@/lib/http/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "users:read", query: signInQuery, answer: signInPage }, ({ query }) =>
    listSignIns(query),
  ),
});
