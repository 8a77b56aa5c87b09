import { AppError } from "@/lib/http/errors";
import { handle } from "@/lib/http/handle";

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
