import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { findLoop, followRedirect } from "./follow";

const redirects = (entries: Record<string, string>) => new Map(Object.entries(entries));

test("a loop is found over the whole chain, however the paths are written", () => {
  const loops: [Record<string, string>, string[]][] = [
    [{ "/a": "/a" }, ["/a", "/a"]],
    [{ "/a": "/a/?x=1#top" }, ["/a", "/a"]],
    [{ "/a": "/b", "/b": "/a" }, ["/a", "/b", "/a"]],
    [{ "/a": "/b", "/b": "/c?x", "/c": "/%61/" }, ["/a", "/b", "/c", "/a"]],
    [{ "/a": "/order/1234567", "/order/:id": "/a" }, ["/a", "/order/:id", "/a"]],
    [{ "/a": "/x/../a" }, ["/a", "/a"]],
  ];
  for (const [entries, way] of loops) expect(findLoop("/a", redirects(entries))).toEqual(way);
});

test("a chain that ends is no loop", () => {
  expect(findLoop("/a", redirects({ "/a": "/b", "/b": "/c", "/d": "/b" }))).toBeNull();
  expect(findLoop("/a", redirects({ "/a": "https://a.example/a" }))).toBeNull();
  expect(findLoop("/a", redirects({}))).toBeNull();
});

test("redirects that were each checked when added never form a loop", () => {
  const name = fc.constantFrom("/a", "/b", "/c", "/d", "/e");
  fc.assert(
    fc.property(fc.array(fc.tuple(name, name), { maxLength: 12 }), (added) => {
      const kept = new Map<string, string>();
      for (const [path, target] of added) {
        if (!findLoop(path, new Map(kept).set(path, target))) kept.set(path, target);
      }
      for (const path of kept.keys()) {
        let [at, steps] = [path, 0];
        for (let next = kept.get(at); next; next = kept.get(at)) {
          at = next;
          expect(++steps).toBeLessThanOrEqual(kept.size);
        }
      }
    }),
  );
});

test("the query is appended to targets on this site only", () => {
  const known = redirects({
    "/a": "/b",
    "/c": "/d?x=1#top",
    "/e": "https://other.example/über?y=2",
    "/order/:id": "/orders",
    "/f": "/über uns",
  });
  const follow = (path: string, query = "") => followRedirect(path, query, known);
  expect(follow("/a")).toBe("/b");
  expect(follow("/a", "utm=1&z=%20")).toBe("/b?utm=1&z=%20");
  expect(follow("/c", "utm=1")).toBe("/d?x=1&utm=1#top");
  expect(follow("/e", "utm=1")).toBe("https://other.example/%C3%BCber?y=2");
  expect(follow("/order/20240017")).toBe("/orders");
  expect(follow("/f")).toBe("/%C3%BCber%20uns");
  expect(follow("/missing", "utm=1")).toBeNull();
});
