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
  /** Why the last code was refused, when it was added or with the order. */
  problem: string | undefined;
  /** The code of the voucher of an order that was sent and may have used it. */
  sentCode?: string | undefined;
  /** Keeps the voucher on the guest's device until the order is placed. */
  isKept?: boolean;
  setVoucher: (voucher: ShownVoucher | null, problem?: string) => void;
};

/** Adds a voucher by its code, at a restaurant that has any. */
export function VoucherField(props: VoucherFieldProps) {
  const t = useTranslate();
  const {
    restaurantId,
    currency,
    subtotalCents,
    voucher,
    problem,
    setVoucher,
    sentCode,
    isKept = false,
  } = props;
  const load = useCallback(() => call("GET /ordering/vouchers", { query: { restaurantId } }), [restaurantId]);
  const { value: offer } = useLoaded(load);
  const [typed, setTyped] = useState<string | null>(null);
  const [lastCode, setLastCode] = useState("");
  const code = typed ?? (problem ? lastCode : "");
  const [isChecking, setChecking] = useState(false);

  const stored = useMemo(() => storedVoucher(restaurantId), [restaurantId]);

  function choose(chosen: ShownVoucher | null, refusal?: string) {
    if (chosen) {
      setTyped(null);
      setLastCode(chosen.code);
    }
    if (isKept) stored.write(chosen && JSON.stringify(chosen));
    setVoucher(chosen, refusal);
  }

  async function check(given: string) {
    try {
      choose((await call("POST /ordering/vouchers/check", { body: { restaurantId, code: given } })).voucher);
    } catch (failure) {
      const answer = failure instanceof RequestError ? failure : null;
      const refused = answer?.fields.code;
      const other = answer?.serverMessage ?? translatable("The code could not be checked. Please try again.");
      if (refused) choose(null, refused);
      else setVoucher(voucher, other);
    }
  }

  const restore = useEffectEvent(() => {
    const kept = voucher || !isKept ? null : parseVoucher(stored.read());
    if (!kept) return;
    setVoucher(kept);
    setLastCode(kept.code);
    if (kept.code !== sentCode) void check(kept.code);
  });
  useEffect(() => restore(), []);

  async function add() {
    if (code.trim() === "" || isChecking) return;
    setChecking(true);
    setVoucher(null);
    await check(code);
    setChecking(false);
  }

  if (voucher) {
    const isApplied = subtotalCents >= voucher.minimumCents;
    const worth =
      voucher.kind === "percent" ? formatRate(voucher.value, t.language) : t.money(voucher.value, currency);
    const name = <span className="font-semibold">{voucher.code}</span>;
    return (
      <div className="grid gap-2">
        <div className="flex items-center justify-between gap-3">
          <p className="wrap-anywhere text-sm" role="status">
            {isApplied ? (
              <Translated
                text="Voucher {code}: {amount} off the dishes"
                values={{ code: name, amount: worth }}
              />
            ) : (
              <Translated text="Voucher {code} is not applied" values={{ code: name }} />
            )}
          </p>
          <Button variant="quiet" size="sm" onClick={() => choose(null)}>
            {t("Remove")}
          </Button>
        </div>
        {!isApplied && (
          <FieldMessage>
            {t("It needs dishes for {amount} or more.", {
              amount: t.money(voucher.minimumCents, currency),
            })}
          </FieldMessage>
        )}
        {problem && <FieldMessage>{t.message(problem)}</FieldMessage>}
      </div>
    );
  }
  if (!offer?.hasVouchers) return problem ? <FieldMessage>{t.message(problem)}</FieldMessage> : null;
  return (
    <Field label={t("Voucher")} hint={t("Optional")} error={problem}>
      <div className="flex gap-2">
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={({ target }) => setTyped(target.value)}
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
