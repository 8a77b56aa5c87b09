import { sendForgotten } from "@/lib/accounts/password/forgotten.server";
import { forgotInput } from "@/lib/accounts/users/schema";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { access: "public", body: forgotInput, errors: ["conflict", "too-many-tries"] },
    async ({ body, address }) => {
      await sendForgotten(body.email, address);
      return {};
    },
  ),
});
