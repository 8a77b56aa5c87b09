const SYSTEMS = new Map(
  Object.entries({
    aix: ["aix"],
    android: ["android"],
    darwin: ["darwin"],
    freebsd: ["freebsd"],
    linux: ["linux"],
    linuxmusl: ["linux", "musl"],
    netbsd: ["netbsd"],
    openbsd: ["openbsd"],
    openharmony: ["openharmony"],
    sunos: ["sunos"],
    win32: ["win32"],
    windows: ["win32"],
  }),
);
const PROCESSORS = new Set("arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64".split(" "));
const C_LIBRARIES = new Map([
  ["gnu", "glibc"],
  ["glibc", "glibc"],
  ["musl", "musl"],
]);

/**
 * Parses the platform in a package's name such as `@next/swc-linux-arm64-musl`: `os`, `cpu` and `libc` as in
 * package.json.
 * @returns null if the name contains no platform
 */
export function platformInName(name) {
  const words = name.replace(/^@[^/]+\//, "").split("-");
  const cpu = words.find((word) => PROCESSORS.has(word));
  if (cpu === "wasm32") return { cpu: [cpu] };
  const [os, ownLibc] = words.map((word) => SYSTEMS.get(word)).find(Boolean) ?? [];
  if (!os || !cpu) return null;
  const libc = ownLibc ?? words.map((word) => C_LIBRARIES.get(word)).find(Boolean);
  return { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}

/** Returns the platform of this process; `libc` on Linux only. */
export function thisPlatform() {
  const { platform: os, arch: cpu } = process;
  if (os !== "linux") return { os, cpu };
  const isGlibc = Boolean(process.report.getReport().header.glibcVersionRuntime);
  return { os, cpu, libc: isGlibc ? "glibc" : "musl" };
}

/**
 * Returns whether a package that declares `os`, `cpu` and `libc` supports a platform; like npm, treats undeclared as
 * any.
 */
export function isMadeFor(declared, platform) {
  return ["os", "cpu", "libc"].every((key) => !declared[key] || declared[key].includes(platform[key]));
}
