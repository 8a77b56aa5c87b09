import { handle, route } from "@/lib/api/handle";
import { systemState } from "@/lib/system/answers";
import { getSystem } from "@/lib/system/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "system:read", answer: systemState }, getSystem),
});
