"use client";

import { RotateCw } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslate } from "@/components/ui/translation";
import { Button } from "./button";
import { Notice } from "./notice";

type RetryNoticeProps = Pick<ComponentProps<typeof Notice>, "title" | "children" | "className"> & {
  onRetry: () => void;
};

/** Shows that loading failed, with a retry. */
export function RetryNotice({ onRetry, children, ...rest }: RetryNoticeProps) {
  const t = useTranslate();
  return (
    <Notice tone="error" {...rest}>
      {children}
      <Button variant="secondary" size="sm" className="mt-2" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {t("Try again")}
      </Button>
    </Notice>
  );
}
