import { handle, route } from "@/lib/api/handle";
import { waysChanged } from "@/lib/auth/answers";
import { authenticatorInput } from "@/lib/auth/second-factor/schema";
import { addApp, removeApp } from "@/lib/users/sign-in-ways.server";

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
