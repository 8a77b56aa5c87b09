import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { takePaymentEvent } from "@/lib/payments/webhook.server";
import { readBytes } from "@/lib/platform/http/body";

const MAX_BYTES = 1_000_000;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { access: "public", accepts: { "application/json": z.unknown() }, errors: ["conflict"] },
    async ({ request }) => {
      const payload = await readBytes(request, MAX_BYTES);
      await takePaymentEvent(payload, request.headers.get("stripe-signature"));
      return {};
    },
  ),
});
