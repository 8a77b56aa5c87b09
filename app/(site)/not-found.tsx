"use client";

export { default } from "../not-found";
