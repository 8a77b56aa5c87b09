import { z } from "zod";
import { changeEmail } from "@/lib/accounts/users/own-account.server";
import { emailChange } from "@/lib/accounts/users/schema";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "account:write",
      body: emailChange,
      answer: z.object({ email: z.string() }),
      errors: ["too-many-tries"],
    },
    async ({ session, body }) => {
      await changeEmail(session, body.password, body.email);
      return { email: body.email };
    },
  ),
});
