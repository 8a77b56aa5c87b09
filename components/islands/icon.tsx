import { createElement, type SVGProps } from "react";

type IconData = {
  name: string;
  aliases?: readonly string[];
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
};

/** Returns the component of an icon of lucide-react, without the options of that package's own component. */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const names = ["lucide", ...[name, ...aliases].map((one) => `lucide-${one}`)].join(" ");
  return ({ className = "", ...others }: SVGProps<SVGSVGElement>) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its user names or hides it
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`${names} ${className}`}
      {...others}
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
