declare module "*.woff2" {
  /** The font's address, which changes with its content. */
  const address: string;
  export default address;
}
