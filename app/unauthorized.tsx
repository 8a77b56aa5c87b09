/** Nobody sees it; without this file Next.js sends its own along with every page. */
export default () => null;
