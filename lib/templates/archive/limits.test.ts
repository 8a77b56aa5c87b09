import { expect, test } from "@jest/globals";
import { invalid, refusal, refusalOf, tooLarge } from "@/tests/support/templates/archive";
import { archiveLimits } from "./limits";

test("more than 20 MB packed is refused", async () => {
  const zip = new Uint8Array(archiveLimits.packed + 1);
  expect(await refusal(zip)).toMatchObject(tooLarge(/at most 20 MB/));
});

test("more than 100 MB unpacked is refused before anything is inflated", async () => {
  const part = { data: new Uint8Array(600_000), packed: 600_000, unpacked: 21 * 1024 ** 2 };
  const parts = [1, 2, 3, 4, 5].map((number) => ({ ...part, name: `${number}.css` }));
  expect(await refusalOf(parts)).toMatchObject(tooLarge(/at most 100 MB/));
});

test("an entry that unpacks to 200 times its size is refused", async () => {
  const bomb = { name: "zeros.css", content: new Uint8Array(1_000_000) };
  expect(await refusalOf([bomb])).toMatchObject(tooLarge(/^The entry “zeros.css” .* 200 times/));
});

test("entries that share their bytes to unpack to 200 times the file are refused", async () => {
  const sizes = { packed: 6_000, unpacked: 900_000 };
  const first = { name: "0.css", data: new Uint8Array(6_000), ...sizes };
  const share = { data: new Uint8Array(0), ...sizes, offset: 0 };
  const others = [...Array(99).keys()].map((number) => ({ ...share, name: `${number + 1}.css` }));
  expect(await refusalOf([first, ...others])).toMatchObject(tooLarge(/^This ZIP file would unpack/));
});

test("a bomb that declares a small size is stopped at that size", async () => {
  const bomb = { name: "zeros.css", content: new Uint8Array(50_000_000), unpacked: 1_000_000 };
  expect(await refusalOf([bomb])).toMatchObject(invalid(/“zeros.css” is not what the archive says/));
});

test("2,000 files are taken, one more is refused, and so are too many folders", async () => {
  const many = (count: number, ending: string) =>
    [...Array(count).keys()].map((number) => ({ name: `${number}${ending}`, method: 0 }));
  expect(await refusalOf(many(1_999, ".css"))).toHaveLength(2_000);
  expect(await refusalOf(many(2_000, ".css"))).toMatchObject(tooLarge(/At most 2,000 files/));
  expect(await refusalOf(many(2_001, "/"))).toMatchObject(tooLarge(/At most 2,000 folders/));
});
