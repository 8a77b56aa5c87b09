import { implement } from "@/lib/api/implement";
import { callTranslate } from "@/lib/business-profile/language.server";
import { tableCalls } from "@/lib/tables/calls";
import { askStaff } from "@/lib/tables/requests.server";
import { seatOf } from "@/lib/tables/seat";
import { requireSeat, viewSeat } from "@/lib/tables/seat.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(tableCalls, {
  "POST /tables/seat/requests": async ({ request, body }) => {
    const seat = seatOf(request.headers);
    await askStaff(await requireSeat(seat), body.kind);
    return { seat: await viewSeat(await requireSeat(seat), await callTranslate(request.headers)) };
  },
});
