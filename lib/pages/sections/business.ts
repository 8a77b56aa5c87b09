import * as z from "zod";
import { optionalLine } from "@/lib/platform/http/text";
import { common, heading, optionalParagraph, restaurantId } from "./parts";

const hours = z.strictObject({ ...common, type: z.literal("hours"), heading, restaurant: restaurantId });

const contact = z.strictObject({ ...common, type: z.literal("contact"), heading });

const menu = z.strictObject({
  ...common,
  type: z.literal("menu"),
  heading,
  restaurant: restaurantId,
  buttonLabel: optionalLine(40).describe("The words of the link to order; empty for none."),
});

const contactForm = z.strictObject({ ...common, type: z.literal("contactForm"), heading });

const map = z.strictObject({ ...common, type: z.literal("map"), heading, text: optionalParagraph(300) });

/** The sections that show what the portal knows of the business. */
export const businessSections = [hours, contact, menu, contactForm, map] as const;
