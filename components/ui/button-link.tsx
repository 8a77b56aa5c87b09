import type { ComponentProps } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style";
import { PageLink } from "./page-link";

type ButtonLinkProps = Omit<ComponentProps<typeof PageLink>, keyof ButtonStyle> & ButtonStyle;

export function ButtonLink({ variant, size, shape, className, ...rest }: ButtonLinkProps) {
  return <PageLink {...rest} className={buttonStyle({ variant, size, shape, className })} />;
}
