type ErrorClass = { readonly prototype: Error };

/**
 * Makes `instanceof` recognise an error of the same class from another bundle: each bundle has its own copy of a
 * module. Call it in a static block of the class; a subclass needs its own call.
 * @param name unique among the error classes; minified bundles have other class names
 */
export function recognizeAcrossBundles(errorClass: ErrorClass, name: string): void {
  const brand = Symbol.for(`platform.error.${name}`);
  Object.defineProperty(errorClass.prototype, brand, { value: true });
  Object.defineProperty(errorClass, Symbol.hasInstance, {
    value: (value: unknown) => typeof value === "object" && value !== null && brand in value,
  });
}
