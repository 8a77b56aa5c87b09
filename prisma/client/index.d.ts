export * from "../generated/client";
