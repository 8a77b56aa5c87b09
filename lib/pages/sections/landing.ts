import * as z from "zod";
import { heroLayouts, landingLimits } from "@/lib/landing/limits";
import { feature, plan, stat, testimonial } from "@/lib/landing/schema";
import { optionalPictureId, pictureId } from "@/lib/pictures/schema";
import { line, optionalLine, paragraph } from "@/lib/platform/http/text";
import { buttonLabel, common, heading, list, optionalParagraph, optionalTarget, target } from "./parts";

const hero = z.strictObject({
  ...common,
  type: z.literal("hero"),
  title: line(120, "Title is required"),
  subtitle: optionalParagraph(300),
  buttonLabel: optionalLine(40).describe("Empty for no button."),
  buttonTarget: optionalTarget,
  picture: optionalPictureId,
  layout: z.enum(heroLayouts, { error: "Must be one of the layouts" }),
});

const stats = z.strictObject({
  ...common,
  type: z.literal("stats"),
  heading,
  stats: list(stat, landingLimits.stats),
});

const features = z.strictObject({
  ...common,
  type: z.literal("features"),
  heading,
  features: list(feature, landingLimits.features),
});

const gallery = z.strictObject({
  ...common,
  type: z.literal("gallery"),
  heading,
  pictures: list(z.strictObject({ picture: pictureId, caption: optionalLine(160) }), landingLimits.gallery),
});

const plans = z.strictObject({
  ...common,
  type: z.literal("plans"),
  heading,
  plans: list(plan, landingLimits.plans),
  buttonLabel: buttonLabel("Button text is required"),
});

const testimonials = z.strictObject({
  ...common,
  type: z.literal("testimonials"),
  heading,
  testimonials: list(testimonial, landingLimits.testimonials),
});

const callToAction = z.strictObject({
  ...common,
  type: z.literal("callToAction"),
  title: line(80, "Title is required"),
  text: paragraph(300, "Text is required"),
  buttonLabel: buttonLabel("Button text is required"),
  buttonTarget: target,
});

/** The sections that the landing page has too. */
export const landingSections = [hero, stats, features, gallery, plans, testimonials, callToAction] as const;
