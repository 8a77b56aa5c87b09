import { handle, route } from "@/lib/api/handle";
import { checkedConfiguration } from "@/lib/config/answers";
import { checkConfiguration } from "@/lib/config/check.server";
import { RESET_COOKIE } from "@/lib/config/schema";
import { hasSetupAccess } from "@/lib/config/setup-access.server";
import { requestCookie } from "@/lib/platform/http/cookies";
import { siteOrigin } from "@/lib/platform/http/origin";
import { deletePageNamed } from "../delete-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { access: "visitor", answer: checkedConfiguration, errors: ["too-many-tries"] },
    ({ request, user, address }) =>
      checkConfiguration({
        user,
        origin: siteOrigin(request.headers),
        hasAccess: () => hasSetupAccess(request.headers, address),
        resetCookie: requestCookie(request.headers, RESET_COOKIE),
      }),
  ),
  DELETE: deletePageNamed("check"),
});
