import { z } from "zod";
import { readBytes } from "@/lib/http/body";
import { handle, route } from "@/lib/http/handle";
import { takePaymentEvent } from "@/lib/payments/webhook.server";

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
