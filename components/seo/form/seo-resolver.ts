import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { flatShape } from "@/lib/seo/input";
import type { SeoFormValues } from "./form-values";

/** Validates the form with the server's schema. */
export const seoResolver = zodResolver(flatShape, undefined, {
  raw: true,
}) as unknown as Resolver<SeoFormValues>;
