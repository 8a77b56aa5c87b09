// Next.js runs this in the browser before any other module of a page.
import "@/lib/http/browser-validation";
import "@/lib/http/style-nonce";
