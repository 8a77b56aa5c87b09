"use client";

import { type PackedHead as Packed, unpackHead } from "@/lib/platform/html/packed-head";
import { PageHead } from "./page-head";

/** A page's tags, for a page whose script has them too: in the short form they stand there twice at less cost. */
export const PackedHead = ({ tags }: { tags: Packed }) => <PageHead tags={unpackHead(tags)} />;
