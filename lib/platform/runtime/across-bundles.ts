// biome-ignore lint/suspicious/noExplicitAny: TypeScript requires it of a class to be extended
export type ErrorClass = new (...values: any[]) => Error;

/**
 * Returns the base of an error class that `instanceof` recognises also in another bundle, which has its own copy of the
 * module.
 * @param name the class's name, unique among the error classes; minified bundles have other class names
 * @param base the superclass
 */
export function errorAcrossBundles<Base extends ErrorClass = ErrorConstructor>(
  name: string,
  base = Error as unknown as Base,
): Base {
  const brand = Symbol.for(`platform.error.${name}`);
  class Recognized extends base {}
  Object.defineProperty(Recognized.prototype, brand, { value: true });
  Object.defineProperty(Recognized, Symbol.hasInstance, {
    value: (value: unknown) => typeof value === "object" && value !== null && brand in value,
  });
  return Recognized;
}
