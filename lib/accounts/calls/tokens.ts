import * as z from "zod";
import { tokenList } from "@/lib/accounts/tokens/answers";
import { tokenInput } from "@/lib/accounts/tokens/schema";
import { userParams } from "@/lib/accounts/users/schema";
import { defineCalls } from "@/lib/platform/http/call";

export const tokenCalls = defineCalls({
  "GET /tokens": {
    summary: "List API tokens",
    permission: "tokens:write",
    answer: tokenList,
  },
  "POST /tokens": {
    summary: "Make an API token",
    permission: "tokens:write",
    body: tokenInput,
    recentSignIn: true,
    answer: tokenList.extend({ token: z.string() }),
    audit: ["tokens:make"],
  },
  "DELETE /tokens/{id}": {
    summary: "Revoke an API token",
    permission: "tokens:write",
    params: userParams,
    answer: tokenList,
    audit: ["tokens:revoke"],
  },
});
