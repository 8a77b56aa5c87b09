"use client";

import { useEffect, useState } from "react";
import { keptName } from "@/components/ui/kept-data";
import { type KeptAnswer, keptAnswer, readKeptAnswer } from "@/lib/orders/steps/kept-format";
import { keptRows } from "./kept-rows";

const rowsOf = (userId: string) => keptRows<{ id: string }>(keptName("orders", userId));

/**
 * Keeps an answer of the server for its user.
 * @param key what was asked; one answer is kept of each
 * @param answer undefined before the server has answered
 * @returns the kept answer until the server has answered; null without one
 */
export function useKeptAnswer<Answer>(userId: string | null, key: string, answer: Answer | undefined) {
  const [kept, setKept] = useState<KeptAnswer<Answer> | null>(null);

  useEffect(() => {
    if (userId === null) return;
    let isCurrent = true;
    setKept(null);
    void rowsOf(userId)
      .all()
      .then((all) => {
        const row = all.find(({ id }) => id === key);
        if (isCurrent && row) setKept(readKeptAnswer<Answer>(row));
      });
    return () => {
      isCurrent = false;
    };
  }, [userId, key]);

  useEffect(() => {
    if (userId === null || !answer) return;
    void rowsOf(userId).write([keptAnswer(key, answer, Date.now())]);
  }, [userId, key, answer]);

  return answer ? null : kept;
}
