import { line } from "@/lib/platform/http/text";

export const projectName = line(100, "Project name is required");
