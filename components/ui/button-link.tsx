import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style";

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, keyof ButtonStyle> & ButtonStyle;

export function ButtonLink({ variant, size, shape, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle({ variant, size, shape, className })} />;
}
