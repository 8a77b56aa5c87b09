"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { createPortal } from "react-dom";
import { usePlaceTimeZone } from "@/components/ui/place-time-zone";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { minuteIn } from "@/lib/platform/time-zone/days";
import { kitchenTicket } from "@/lib/printers/ticket/kitchen-ticket";
import type { TicketLine } from "@/lib/printers/ticket/ticket-line";
import "./paper-ticket.css";

const MM_PER_PIXEL = 25.4 / 96;
const WIDTH_MM = 80;
/** The width of one character of indentation. */
const INDENT_MM = 1.5;

/** Gives the printed page the size of a ticket until it is undone. A page that is wider than high may be turned. */
function setPageSize(ticket: HTMLElement): () => void {
  const height = Math.max(WIDTH_MM + 1, Math.ceil(ticket.getBoundingClientRect().height * MM_PER_PIXEL) + 1);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${WIDTH_MM}mm ${height}mm; margin: 0; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

type PaperTicketProps = { order: RestaurantOrder; onPrinted: () => void };

/** Prints the kitchen's ticket of an order by the browser, as soon as it is there. */
export function PaperTicket({ order, onPrinted }: PaperTicketProps) {
  const ticket = useRef<HTMLDivElement>(null);
  const timeZone = usePlaceTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const done = useEffectEvent(onPrinted);
  useEffect(() => {
    if (!ticket.current) return;
    const undo = setPageSize(ticket.current);
    const ended = () => done();
    window.addEventListener("afterprint", ended);
    window.print();
    return () => {
      window.removeEventListener("afterprint", ended);
      undo();
    };
  }, []);
  const due = order.promisedAt ?? order.dueAt;
  const lines = kitchenTicket({
    order,
    placedAt: minuteIn(new Date(order.createdAt), timeZone),
    promisedFor: due ? minuteIn(new Date(due), timeZone) : null,
    isReprint: false,
  });
  return createPortal(
    <div ref={ticket} className="paper-ticket print-alone">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <PaperLine key={index} line={line} />
      ))}
    </div>,
    document.body,
  );
}

function PaperLine({ line }: { line: TicketLine }) {
  if (!line) return <hr />;
  const { text, right, size, isBold, isInverted, indent = 0 } = line;
  return (
    <p
      data-size={size}
      data-bold={isBold || undefined}
      data-inverted={isInverted || undefined}
      style={{ paddingInlineStart: `${indent * INDENT_MM}mm` }}
    >
      <span dir="auto">{text.trim()}</span>
      {right !== undefined && <span className="whitespace-nowrap">{right}</span>}
    </p>
  );
}
