import { handle, route } from "@/lib/http/handle";
import { changeEmail } from "@/lib/users/account.server";
import { emailChange } from "@/lib/users/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ permission: "account:write", body: emailChange }, async ({ session, body }) => {
    await changeEmail(session, body.password, body.email);
    return { email: body.email };
  }),
});
