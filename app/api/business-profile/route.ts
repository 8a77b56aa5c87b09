import { implement } from "@/lib/api/implement";
import { businessProfileCalls } from "@/lib/business-profile/calls";
import { getBusinessProfile, saveBusinessProfile } from "@/lib/business-profile/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(businessProfileCalls, {
  "GET /business-profile": () => getBusinessProfile(),
  "PUT /business-profile": ({ body, expectedVersion }) => saveBusinessProfile(body, expectedVersion),
});
