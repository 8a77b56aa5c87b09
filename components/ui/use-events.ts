"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { type Listening, listen } from "@/lib/platform/http/listen";

/**
 * Listens to the server-sent events of `path` while mounted.
 * @returns whether it is connected
 */
export function useEvents(
  path: string,
  { begin, change, whileHidden, ...handlers }: Omit<Listening, "onLive">,
): boolean {
  const [isLive, setLive] = useState(false);
  const onBegin = useEffectEvent(handlers.onBegin);
  const onChange = useEffectEvent(handlers.onChange);

  useEffect(
    () =>
      listen(path, {
        begin,
        change,
        whileHidden,
        onBegin: (data, isAgain) => onBegin(data, isAgain),
        onChange: () => onChange(),
        onLive: setLive,
      }),
    [path, begin, change, whileHidden],
  );

  return isLive;
}
