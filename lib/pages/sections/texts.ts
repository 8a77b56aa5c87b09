import * as z from "zod";
import { optionalPictureId, pictureId } from "@/lib/pictures/schema";
import { line, optionalLine } from "@/lib/platform/http/text";
import { richText } from "@/lib/rich-text/schema";
import { embedOf } from "../embed";
import { pageLimits, pictureSizes } from "../limits";
import { common, heading, list, optionalParagraph } from "./parts";

const text = z.strictObject({ ...common, type: z.literal("text"), heading, text: richText });

const picture = z.strictObject({
  ...common,
  type: z.literal("picture"),
  picture: pictureId,
  caption: optionalLine(160),
  size: z.enum(pictureSizes, { error: "Must be one of the sizes" }),
});

const questions = z.strictObject({
  ...common,
  type: z.literal("questions"),
  heading,
  questions: list(
    z.strictObject({ question: line(200, "Question is required"), answer: richText }),
    pageLimits.questions,
  ),
});

const team = z.strictObject({
  ...common,
  type: z.literal("team"),
  heading,
  people: list(
    z.strictObject({
      name: line(80, "Name is required"),
      role: optionalLine(80),
      text: optionalParagraph(400),
      picture: optionalPictureId,
    }),
    pageLimits.people,
  ),
});

const prices = z.strictObject({
  ...common,
  type: z.literal("prices"),
  heading,
  prices: list(
    z.strictObject({
      name: line(120, "Name is required"),
      description: optionalLine(300),
      price: line(30, "Price is required"),
    }),
    pageLimits.prices,
  ),
  note: optionalParagraph(400).describe("Below the list."),
});

const embed = z.strictObject({
  ...common,
  type: z.literal("embed"),
  heading,
  url: z
    .string({ error: "Address is required" })
    .trim()
    .max(1000, "At most 1000 characters")
    .refine(
      (url) => embedOf(url) !== null,
      "Enter the address of a video at YouTube or Vimeo, or of a map at OpenStreetMap",
    ),
  title: line(120, "Say what it shows"),
});

/** The sections with texts and pictures of the owner's. */
export const textSections = [text, picture, questions, team, prices, embed] as const;
