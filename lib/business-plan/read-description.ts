import { kinds, requireKind } from "./kinds";
import type { BusinessPlanRequest, Understanding } from "./schema";

/** What the description is understood as; what the administrator corrected stands first. */
export function readDescription(request: BusinessPlanRequest, projectName: string): Understanding {
  const text = request.description.toLowerCase();
  const found = kinds.find(({ names }) => names.some((name) => text.includes(name)));
  const kind = requireKind(request.kind ?? found?.key ?? "general");
  return {
    kind: {
      value: kind.key,
      label: kind.label,
      source: request.kind ? "chosen" : found ? "read" : "assumed",
    },
    name: { value: request.name ?? projectName, source: request.name ? "chosen" : "assumed" },
    place: { value: request.place ?? "", source: request.place ? "chosen" : "assumed" },
    tone: { value: request.tone ?? "plain", source: request.tone ? "chosen" : "assumed" },
  };
}
