import { waysChanged } from "@/lib/accounts/answers";
import { authenticatorInput } from "@/lib/accounts/second-factor/schema";
import { addApp, removeApp } from "@/lib/accounts/second-factor/ways.server";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "account:write",
      recentSignIn: true,
      beforeSecondFactor: true,
      body: authenticatorInput,
      answer: waysChanged,
    },
    ({ session, body }) => addApp(session, body),
  ),
  DELETE: handle({ permission: "account:write", recentSignIn: true, answer: waysChanged }, ({ session }) =>
    removeApp(session),
  ),
});
