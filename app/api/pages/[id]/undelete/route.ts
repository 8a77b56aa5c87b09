import { implement } from "@/lib/api/implement";
import { pageCalls } from "@/lib/pages/calls";
import { undeletePage } from "@/lib/pages/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pageCalls, {
  "POST /pages/{id}/undelete": ({ params }) => undeletePage(params.id),
});
