import { handle } from "@/lib/api/handle";
import { AppError } from "@/lib/platform/http/errors";

const notFound = handle({ access: "public", undescribed: true }, async () => {
  throw new AppError("not-found", "There is nothing at this address.");
});

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
