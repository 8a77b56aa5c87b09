import { changePassword } from "@/lib/accounts/users/own-account.server";
import { passwordChange } from "@/lib/accounts/users/schema";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { permission: "account:write", body: passwordChange, errors: ["too-many-tries"] },
    async ({ session, body }) => {
      await changePassword(session, body.password, body.newPassword);
      return {};
    },
  ),
});
