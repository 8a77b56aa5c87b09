import { handle, route } from "@/lib/api/handle";
import { sendForgotten } from "@/lib/users/forgotten.server";
import { forgotInput } from "@/lib/users/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { access: "public", body: forgotInput, errors: ["conflict", "too-many-tries"] },
    async ({ body, address }) => {
      await sendForgotten(body.email, address);
      return {};
    },
  ),
});
