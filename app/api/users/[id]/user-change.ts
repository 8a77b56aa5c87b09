import { userParams } from "@/lib/accounts/users/schema";

/** What all calls that change a user have in common. */
export const userChange = {
  permission: "users:write",
  params: userParams,
  recentSignIn: true,
  errors: ["not-found"],
} as const;
