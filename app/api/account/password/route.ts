import { handle, route } from "@/lib/api/handle";
import { changePassword } from "@/lib/users/account.server";
import { passwordChange } from "@/lib/users/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { permission: "account:write", body: passwordChange, errors: ["too-many-tries"] },
    async ({ session, body }) => {
      await changePassword(session, body.password, body.newPassword);
      return {};
    },
  ),
});
