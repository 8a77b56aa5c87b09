import { handle, route } from "@/lib/api/handle";
import { requestCookie } from "@/lib/platform/http/cookies";
import { siteOrigin } from "@/lib/platform/http/origin";
import { checkedConfiguration } from "@/lib/setup/answers";
import { checkConfiguration } from "@/lib/setup/check.server";
import { RESET_COOKIE } from "@/lib/setup/schema";
import { hasSetupAccess } from "@/lib/setup/setup-access.server";
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
