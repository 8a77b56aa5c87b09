import "server-only";
import * as z from "zod";
import type { Prisma } from "@/prisma/client";
import { type Message, messageAnswer } from "./answers";

export const messageFields = {
  id: true,
  createdAt: true,
  name: true,
  email: true,
  phone: true,
  text: true,
  answers: true,
  consent: true,
  status: true,
  note: true,
  noteVersion: true,
  spamScore: true,
  spamReasons: true,
  changedBy: true,
} satisfies Prisma.MessageSelect;
export type MessageRow = Prisma.MessageGetPayload<{ select: typeof messageFields }>;

const storedAnswers = z.array(messageAnswer).catch([]);

export const toMessage = ({ createdAt, answers, ...row }: MessageRow): Message => ({
  ...row,
  createdAt: createdAt.toISOString(),
  answers: storedAnswers.parse(answers),
});
