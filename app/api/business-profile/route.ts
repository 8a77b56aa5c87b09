import { implement } from "@/lib/api/implement";
import { businessProfileCalls } from "@/lib/business-profile/calls";
import { getBusinessProfile, saveBusinessProfile } from "@/lib/business-profile/server";
import { requireFreeAddresses } from "@/lib/languages/require-free.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(businessProfileCalls, {
  "GET /business-profile": () => getBusinessProfile(),
  "PUT /business-profile": async ({ body, expectedVersion }) => {
    await requireFreeAddresses(body);
    return saveBusinessProfile(body, expectedVersion);
  },
});
