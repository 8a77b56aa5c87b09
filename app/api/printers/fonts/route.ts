import { implement } from "@/lib/api/implement";
import { printerCalls } from "@/lib/printers/calls";
import { scriptsWithFonts } from "@/lib/printers/picture/fonts.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(printerCalls, {
  "GET /printers/fonts": () => scriptsWithFonts(),
});
