import { zodResolver } from "@hookform/resolvers/zod";
import { get, type Resolver, set } from "react-hook-form";
import { type LandingContent, landingContent } from "@/lib/landing/schema";
import type { LandingPath } from "./text-field";

const { accent, callToAction } = landingContent.shape;
const check = zodResolver(
  landingContent.extend({ accent: accent.unwrap(), callToAction: callToAction.unwrap() }),
);

/**
 * Checks the form, but not a list whose entries were added, moved or removed, which keeps the messages that it has: a
 * new entry is unfinished, not wrong.
 */
export function landingResolver(messageAt: (name: LandingPath) => unknown): Resolver<LandingContent> {
  return (values, context, options) => {
    const [name, ...others] = options.names ?? [];
    if (!name || others.length > 0 || get(options.fields, name)) return check(values, context, options);
    const errors = {};
    set(errors, name, messageAt(name as LandingPath));
    return { values: {}, errors };
  };
}
