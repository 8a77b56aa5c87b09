import { implement } from "@/lib/api/implement";
import { callTranslate } from "@/lib/business-profile/language.server";
import { requireConfiguration } from "@/lib/installation/state.server";
import { isHttps } from "@/lib/platform/http/origin";
import { tableCalls } from "@/lib/tables/calls";
import { seatCookie, seatCookieName, seatOf, seatText } from "@/lib/tables/seat";
import { seatState, takeSeat, viewSeat } from "@/lib/tables/seat.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(tableCalls, {
  "POST /tables/seat": async ({ request, body, cookies }) => {
    await requireConfiguration();
    const state = await takeSeat(body.code, seatOf(request.headers));
    const secure = isHttps(request.headers);
    cookies.set(seatCookieName(secure), seatText(state.seat), seatCookie(secure));
    return { seat: await viewSeat(state, await callTranslate(request.headers)) };
  },
  "GET /tables/seat": async ({ request }) => {
    const own = seatOf(request.headers);
    if (!own) return { seat: null };
    return { seat: await viewSeat(await seatState(own), await callTranslate(request.headers)) };
  },
});
