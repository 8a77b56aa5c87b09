/** Never shown. Without this file Next.js sends its default with every page. */
export default () => null;
