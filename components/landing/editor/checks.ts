// One script, loaded with the first use of the form.
export { formSchema } from "./form-schema";
export { withPlaceholders } from "./placeholders";
