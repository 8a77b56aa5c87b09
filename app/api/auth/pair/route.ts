import { z } from "zod";
import { pairDevice } from "@/lib/accounts/pins/devices.server";
import { pairedCookie, pairedCookieName } from "@/lib/accounts/pins/paired-device";
import { pairInput } from "@/lib/accounts/pins/schema";
import { placeOf } from "@/lib/accounts/sign-in/place";
import { handle, route } from "@/lib/api/handle";
import { requireConfiguration } from "@/lib/installation/state.server";
import { isHttps } from "@/lib/platform/http/origin";

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
