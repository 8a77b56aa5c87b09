import { defineMailBrand } from "@/lib/mail/define-brand";

defineMailBrand(async () => (await import("./mail-brand.server")).landingBrand());
