import { expect, test } from "@jest/globals";
import { certificateProblem, driverParameters, sslModesToTry, withSslMode } from "./ssl-mode";

test.each([
  [undefined, true, ["verify-full", "no-verify"]],
  [undefined, false, ["disable"]],
  ["application_name=a", true, ["verify-full", "no-verify"]],
  ["sslmode=disable", true, ["disable"]],
  ["sslmode=allow", true, ["no-verify"]],
  ["sslmode=prefer", true, ["no-verify"]],
  ["sslmode=prefer", false, ["disable"]],
  ["sslmode=require", false, ["require"]],
  ["a=b&sslmode=verify-ca", true, ["verify-ca"]],
  ["sslmode=verify-full", false, ["verify-full"]],
])("%s on a server that offers TLS: %p is tried as %j", (parameters, offersTls, modes) => {
  expect(sslModesToTry(parameters, offersTls)).toEqual(modes);
});

test.each([
  [undefined, undefined],
  ["application_name=a%20b", "application_name=a%20b"],
  ["sslmode=verify-full&sslrootcert=/ca.pem", "sslmode=verify-full&sslrootcert=/ca.pem"],
  ["sslmode=no-verify", "sslmode=no-verify"],
  ["sslmode=disable", "sslmode=disable"],
  ["sslmode=require", "sslmode=require&uselibpqcompat=true"],
  ["sslmode=verify-ca&a=b", "sslmode=verify-ca&a=b&uselibpqcompat=true"],
  ["uselibpqcompat=true&sslmode=require", "uselibpqcompat=true&sslmode=require"],
  ["sslmode=require&sslrootcert=system", "sslmode=verify-full"],
])("the driver gets %s as %s", (given, parameters) => {
  expect(driverParameters(given)).toBe(parameters);
});

test("another mode leaves the rest of the query unchanged", () => {
  expect(withSslMode(undefined, "require")).toBe("sslmode=require");
  expect(withSslMode("a=b%20c&sslmode=prefer&d=e", "disable")).toBe("a=b%20c&d=e&sslmode=disable");
});

test("only errors of certificates count as an untrusted one", () => {
  expect(certificateProblem({ code: "DEPTH_ZERO_SELF_SIGNED_CERT", message: "self-signed" })).toBe(
    "self-signed",
  );
  expect(certificateProblem({ code: "ERR_TLS_CERT_ALTNAME_INVALID", message: "other name" })).toBe(
    "other name",
  );
  for (const error of [undefined, new Error("x"), { code: "28P01" }, { code: "ECONNRESET" }]) {
    expect(certificateProblem(error)).toBeNull();
  }
});
