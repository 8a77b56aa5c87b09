import type { Appearance } from "@stripe/stripe-js";

/** Converts a colour for the provider's frames, which don't support `oklch()`. */
function toRgb(color: string): string {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) return "";
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Styles the provider's card fields with the colours at `element`. */
export function paymentAppearance(element: Element, isDark: boolean): Appearance {
  const style = getComputedStyle(element);
  const color = (name: string) => toRgb(style.getPropertyValue(`--color-${name}`).trim());
  return {
    theme: isDark ? "night" : "stripe",
    labels: "above",
    variables: {
      colorPrimary: color("brand"),
      colorBackground: color("raised"),
      colorText: color("ink"),
      colorTextSecondary: color("ink-soft"),
      colorTextPlaceholder: color("ink-soft"),
      colorDanger: color("danger"),
      fontFamily: "system-ui, sans-serif",
      borderRadius: "11px",
      focusOutline: `2.5px solid ${color("brand")}`,
    },
    rules: { ".Input": { border: `1px solid ${color("line-strong")}`, boxShadow: "none" } },
  };
}
