import { remember } from "@/lib/platform/runtime/remember";

/** The look of the business in mails, beside its name. */
export type MailBrand = {
  /** `#rrggbb`. */
  colour: string;
  /** The path of its logo as a square PNG; null without one. */
  logo: string | null;
};

const plain: MailBrand = { colour: "#1f2328", logo: null };
const kept = remember("mail brand", () => ({ read: async () => plain }));

/** Returns the brand of the business; a plain one if none was defined. */
export const readMailBrand = (): Promise<MailBrand> => kept.read();

/** Defines how the brand is read. The module is imported in `instrumentation.ts`. */
export function defineMailBrand(read: () => Promise<MailBrand>) {
  kept.read = read;
}
