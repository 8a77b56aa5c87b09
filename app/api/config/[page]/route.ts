import { route } from "@/lib/api/handle";
import { deletePage } from "../delete-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ DELETE: deletePage });
