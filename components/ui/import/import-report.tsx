"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Badge } from "../badge";
import { Button } from "../button";
import { count } from "../count";
import { Notice } from "../notice";
import { ShowAll } from "../show-all";
import type { Row } from "./imported-row";
import type { ImportFailure } from "./use-file-import";

/** Returns whether importing a row changes anything. */
export const changesSomething = ({ outcome }: Pick<Row, "outcome">) =>
  outcome === "new" || outcome === "changed";

export type ImportReportProps<Imported extends Row> = {
  fileName: string;
  rows: readonly Imported[];
  /** The noun of a row, in singular and plural. */
  noun: readonly [one: string, many: string];
  /** The target, such as “into the menu”. */
  into?: string;
  /** The error of the last attempt. */
  failure?: ImportFailure | null;
  pending?: boolean;
  onImport: () => void;
  /** Called instead of `onImport` if the effect has changed since the review. */
  onCheckAgain?: () => void;
  onCancel: () => void;
  /** Settings of how rows are read. */
  settings?: ReactNode;
  /** Further effects of the import. */
  note?: ReactNode;
  /** The reason why nothing can be imported yet. */
  problem?: string | undefined;
  /** The texts if the rows are not from a file. */
  words?: typeof fileWords | undefined;
  /** More buttons. */
  actions?: ReactNode;
  /** An `li` with a key. */
  children: (row: Imported) => ReactNode;
};

const fileWords = {
  /** Shown if rows are refused. */
  remedy: "Correct the errors below, and choose the file again.",
  /** Shown if no row changes anything. */
  nothing: "Everything in this file is stored already",
  /** Label of the button that goes back. */
  again: "Choose another file",
};

const inOrder = ["refused", "changed", "new", "same"] as const;
const tones = { refused: "brass", changed: "brand", new: "brand", same: "neutral" } as const;

/** Shows the effect of an import on each row. Takes the focus when it appears. */
export function ImportReport<Imported extends Row>(props: ImportReportProps<Imported>) {
  const {
    fileName,
    rows,
    noun,
    into = "",
    failure = null,
    pending = false,
    onCancel,
    note,
    problem,
    words = fileWords,
    children,
  } = props;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus({ preventScroll: true }), []);
  const withOutcome = (outcome: Row["outcome"]) => rows.filter((row) => row.outcome === outcome);
  const numberOf = (outcome: Row["outcome"]) => withOutcome(outcome).length;
  const changing = rows.filter(changesSomething).length;
  const listed = inOrder.filter((outcome) => outcome !== "same").flatMap(withOutcome);
  const canImport = !problem && numberOf("refused") === 0 && changing > 0;
  const [, many] = noun;

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={`What importing ${fileName} would do`}
      className="grid min-w-0 animate-appear grid-cols-[minmax(0,1fr)] gap-4 focus:outline-none"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="wrap-anywhere min-w-0 font-semibold text-sm">{fileName}</p>
        <ul className="flex flex-wrap gap-1.5" aria-label={`${many} by outcome`}>
          {inOrder.map((outcome) =>
            numberOf(outcome) === 0 ? null : (
              <li key={outcome}>
                <Badge tone={tones[outcome]}>
                  {numberOf(outcome)} {outcome === "same" ? "as stored" : outcome}
                </Badge>
              </li>
            ),
          )}
        </ul>
      </div>
      {props.settings}
      {problem ? (
        <Notice tone="warning" title={problem} role="status" />
      ) : (
        <Verdict refused={numberOf("refused")} changing={changing} noun={noun} words={words} />
      )}
      {note}
      {failure && (
        <Notice tone="error" title="Nothing was imported">
          <p>{failure.message}</p>
          {failure.isOutdated && <p>Check the file again to see what importing it would do now.</p>}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 max-sm:grid">
        {canImport && (
          <Button pending={pending} onClick={failure?.isOutdated ? props.onCheckAgain : props.onImport}>
            {failure?.isOutdated
              ? "Check the file again"
              : `Import ${count(changing, ...noun)} ${into}`.trimEnd()}
          </Button>
        )}
        {!pending && (
          <Button variant="secondary" onClick={onCancel}>
            {canImport ? "Cancel" : words.again}
          </Button>
        )}
        {props.actions}
      </div>
      {listed.length > 0 && (
        <ShowAll label={`${many} that are concerned`} noun={noun} items={listed}>
          {children}
        </ShowAll>
      )}
    </section>
  );
}

type VerdictProps = Pick<ImportReportProps<Row>, "noun"> & {
  refused: number;
  changing: number;
  words: typeof fileWords;
};

function Verdict({ refused, changing, noun, words }: VerdictProps) {
  if (refused > 0) {
    return (
      <Notice tone="warning" title={`${count(refused, ...noun)} would be refused`} role="status">
        <p>
          All {noun[1]} are imported or none. {words.remedy}
        </p>
      </Notice>
    );
  }
  if (changing > 0) return null;
  return <Notice tone="success" title={words.nothing} />;
}
