import { implement } from "@/lib/api/implement";
import { AppError } from "@/lib/platform/http/errors";
import { readUpload } from "@/lib/platform/http/upload";
import { validate } from "@/lib/platform/http/validate";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { MAX_MENU_FILE_BYTES } from "@/lib/restaurants/limits";
import { menuImportFields } from "@/lib/restaurants/schema";
import { importTable } from "@/lib/restaurants/transfer/import.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(restaurantCalls, {
  "POST /menus/{id}/import": async ({ request, params, user, expectedVersion }) => {
    const { fields, file } = await readUpload(request, MAX_MENU_FILE_BYTES);
    const dryRun = validate(menuImportFields, fields).dryRun === "true";
    if (!file) throw new AppError("invalid", "file: Choose a file", { fields: { file: "Choose a file" } });
    const given = { file: file.bytes, author: user.email, expectedVersion, dryRun };
    return importTable(params.id, given);
  },
});
