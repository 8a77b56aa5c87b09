import * as z from "zod";
import { signInPage } from "@/lib/accounts/answers";
import { newPinInput, pinInput } from "@/lib/accounts/pins/schema";
import { signInQuery } from "@/lib/accounts/schema";
import { madeLink, sessionList, userList, usersOverview } from "@/lib/accounts/user-answers";
import {
  inviteInput,
  roleInput,
  secondFactorRolesInput,
  sessionParams,
  userParams,
} from "@/lib/accounts/users/schema";
import { roles } from "@/lib/platform/access/permissions";
import { defineCalls } from "@/lib/platform/http/call";

/** Shared by all calls that change a user. */
const confirmed = { permission: "users:write", recentSignIn: true } as const;
const userChange = { ...confirmed, params: userParams, errors: ["not-found"] } as const;

export const userCalls = defineCalls({
  "GET /users": {
    summary: "List users and sign-ins",
    permission: "users:read",
    answer: usersOverview,
  },
  "POST /users": {
    summary: "Invite a user",
    ...confirmed,
    body: inviteInput,
    answer: userList.extend({ link: madeLink }),
    audit: ["users:invite", "users:link"],
  },
  "POST /users/staff": {
    summary: "Add a person who signs in by PIN alone",
    ...confirmed,
    body: pinInput,
    answer: userList,
    errors: ["conflict"],
    audit: ["users:add-staff"],
  },
  "POST /users/second-factor-roles": {
    summary: "Set the roles that need a second factor",
    ...confirmed,
    body: secondFactorRolesInput,
    answer: z.object({ secondFactorRoles: z.array(z.enum(roles)) }),
    audit: ["users:second-factor-roles"],
  },
  "GET /users/sign-ins": {
    summary: "List sign-in attempts",
    permission: "users:read",
    query: signInQuery,
    answer: signInPage,
  },
  "GET /users/{id}/sessions": {
    summary: "List the sessions of a user",
    permission: "users:read",
    params: userParams,
    answer: sessionList,
  },
  "DELETE /users/{id}/sessions/{session}": {
    summary: "End a session of a user",
    ...confirmed,
    params: sessionParams,
    answer: sessionList.extend(userList.shape),
    audit: ["users:sign-out"],
  },
  "DELETE /users/{id}": {
    summary: "Remove a user",
    ...userChange,
    answer: userList,
    audit: ["users:remove"],
  },
  "POST /users/{id}/link": {
    summary: "Make a link to choose a password",
    ...userChange,
    answer: z.object({ link: madeLink }),
    audit: ["users:link"],
  },
  "POST /users/{id}/pin": {
    summary: "Set a new PIN of a person who signs in by PIN alone",
    ...userChange,
    body: newPinInput,
    answer: userList,
    audit: ["users:reset-pin"],
  },
  "POST /users/{id}/role": {
    summary: "Change the role of a user",
    ...userChange,
    body: roleInput,
    answer: userList,
    audit: ["users:role"],
  },
  "DELETE /users/{id}/second-factor": {
    summary: "Remove a user’s second factors",
    ...userChange,
    answer: userList,
    audit: ["users:remove-second-factor"],
  },
  "POST /users/{id}/sign-out": {
    summary: "End all sessions of a user",
    ...userChange,
    answer: userList.extend({ ended: z.int() }),
    audit: ["users:sign-out"],
  },
});
