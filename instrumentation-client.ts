// Next.js runs this in the browser before any other module of a page.
import "@/lib/platform/http/browser-validation";
import "@/lib/platform/http/style-nonce";
