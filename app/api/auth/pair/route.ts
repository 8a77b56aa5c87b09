import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { pairedCookie, pairedCookieName } from "@/lib/auth/paired-device";
import { placeOf } from "@/lib/auth/place";
import { requireConfiguration } from "@/lib/config/state.server";
import { isHttps } from "@/lib/platform/http/origin";
import { pairDevice } from "@/lib/users/devices.server";
import { pairInput } from "@/lib/users/pin-schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      access: "public",
      body: pairInput,
      answer: z.object({ name: z.string() }),
      errors: ["conflict", "too-many-tries"],
    },
    async ({ request, body, address, cookies }) => {
      await requireConfiguration();
      const { token, name } = await pairDevice(body.code, address, placeOf(request.headers));
      const secure = isHttps(request.headers);
      cookies.set(pairedCookieName(secure), token, pairedCookie(secure));
      return { name };
    },
  ),
});
