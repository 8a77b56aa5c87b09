/** Pages that a role may lack have one of their own; without this file Next.js sends its own along with every page. */
export default () => null;
