import { handle } from "@/lib/api/handle";
import { expectedVersion } from "@/lib/platform/http/version-tag";
import { menuAnswer } from "@/lib/restaurants/answers";
import { answerMenu } from "@/lib/restaurants/editor/answer-menu";
import { type MenuDraft, menuIdParams } from "@/lib/restaurants/schema";

/** A call that publishes or discards the draft; with `If-Match` only the version that this names. */
export const draftAction = (
  act: (id: string, author: string, expectedVersion: number | null) => Promise<MenuDraft>,
) =>
  handle(
    {
      permission: "menus:write",
      params: menuIdParams,
      answer: menuAnswer,
      errors: ["malformed", "not-found", "conflict", "invalid"],
    },
    async ({ request, params, user, headers }) =>
      answerMenu(await act(params.id, user.email, expectedVersion(request.headers)), headers),
  );
