"use client";

import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, FieldMessage } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Translated, useTranslate } from "@/components/ui/translation";
import { useLoaded } from "@/components/ui/use-loaded";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import { translatable } from "@/lib/platform/language/translate";
import { formatRate } from "@/lib/platform/money/rate";
import type { ShownVoucher } from "@/lib/vouchers/schema";
import { parseVoucher, storedVoucher } from "./stored-voucher";

type VoucherFieldProps = {
  restaurantId: string;
  currency: string;
  subtotalCents: number;
  voucher: ShownVoucher | null;
  /** The code of the voucher of an order that was sent and may have used it. */
  sentCode?: string | undefined;
  /** Keeps the voucher on the guest's device until the order is placed. */
  isKept?: boolean;
  setVoucher: (voucher: ShownVoucher | null) => void;
  /** The server's message about the order's voucher. */
  error?: string | undefined;
};

/** Adds a voucher by its code, at a restaurant that has any. */
export function VoucherField(props: VoucherFieldProps) {
  const t = useTranslate();
  const {
    restaurantId,
    currency,
    subtotalCents,
    voucher,
    setVoucher,
    sentCode,
    isKept = false,
    error,
  } = props;
  const load = useCallback(() => call("GET /ordering/vouchers", { query: { restaurantId } }), [restaurantId]);
  const { value: offer } = useLoaded(load);
  const [code, setCode] = useState("");
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string>();

  const stored = useMemo(() => storedVoucher(restaurantId), [restaurantId]);

  function choose(chosen: ShownVoucher | null) {
    if (isKept) stored.write(chosen && JSON.stringify(chosen));
    setVoucher(chosen);
  }

  async function check(given: string) {
    try {
      choose((await call("POST /ordering/vouchers/check", { body: { restaurantId, code: given } })).voucher);
      return true;
    } catch (failure) {
      const answer = failure instanceof RequestError ? failure : null;
      const refused = answer?.fields.code;
      if (refused) choose(null);
      setProblem(
        t(
          refused ??
            answer?.serverMessage ??
            translatable("The code could not be checked. Please try again."),
        ),
      );
      return false;
    }
  }

  const restore = useEffectEvent(() => {
    const kept = voucher || !isKept ? null : parseVoucher(stored.read());
    if (!kept) return;
    setVoucher(kept);
    if (kept.code !== sentCode) void check(kept.code);
  });
  useEffect(() => restore(), []);

  async function add() {
    if (code.trim() === "" || isChecking) return;
    setChecking(true);
    setProblem(undefined);
    if (await check(code)) setCode("");
    setChecking(false);
  }

  if (voucher) {
    const worth =
      voucher.kind === "percent" ? formatRate(voucher.value, t.language) : t.money(voucher.value, currency);
    return (
      <div className="grid gap-2">
        <div className="flex items-center justify-between gap-3">
          <p className="wrap-anywhere text-sm" role="status">
            <Translated
              text="Voucher {code}: {amount} off the dishes"
              values={{ code: <span className="font-semibold">{voucher.code}</span>, amount: worth }}
            />
          </p>
          <Button variant="quiet" size="sm" onClick={() => choose(null)}>
            {t("Remove")}
          </Button>
        </div>
        {subtotalCents < voucher.minimumCents && (
          <FieldMessage>
            {t("It needs dishes for {amount} or more.", {
              amount: t.money(voucher.minimumCents, currency),
            })}
          </FieldMessage>
        )}
        {(error ?? problem) && <FieldMessage>{(error && t(error)) ?? problem}</FieldMessage>}
      </div>
    );
  }
  if (!offer?.hasVouchers) return problem ? <FieldMessage>{problem}</FieldMessage> : null;
  return (
    <Field label={t("Voucher")} hint={t("Optional")} error={problem}>
      <div className="flex gap-2">
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            void add();
          }}
        />
        <Button variant="secondary" pending={isChecking} onClick={() => void add()}>
          {t("Add")}
        </Button>
      </div>
    </Field>
  );
}
