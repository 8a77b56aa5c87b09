import { line } from "@/lib/http/text";

export const projectName = line(100, "Project name is required");
