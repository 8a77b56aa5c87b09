"use client";

import { type PackedHead as Packed, unpackHead } from "@/lib/platform/html/packed-head";
import { PageHead } from "./page-head";

/** A page's tags in the short form, for pages whose script data repeats them. */
export const PackedHead = ({ tags }: { tags: Packed }) => <PageHead tags={unpackHead(tags)} />;
