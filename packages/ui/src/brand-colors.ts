import { contrast } from './contrast.ts';
import type { ColorName } from './tokens.ts';
import { darkColors, lightColors } from './tokens.ts';

type BrandName = Extract<ColorName, `brand${string}`>;
type BrandColors = Readonly<Record<BrandName, string>>;

const LEAST_TEXT_CONTRAST = 4.5;
const LEAST_MARK_CONTRAST = 3;
const HEX = /^#[\da-f]{6}$/i;

function mix(from: string, to: string, share: number): string {
  const part = (start: number) => {
    const [one, other] = [from, to].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((one ?? 0) + ((other ?? 0) - (one ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Returns the first step from `color` towards `end` with at least the contrast `least` to each of `backs`. */
function standingOut(color: string, end: string, backs: readonly string[], least: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(color, end, share);
    if (backs.every((back) => contrast(shade, back) >= least)) return shade;
  }
  return end;
}

function shadesOf(primary: string, isDark: boolean): BrandColors {
  const { page, surface, raised } = isDark ? darkColors : lightColors;
  const end = isDark ? '#ffffff' : '#000000';
  const brandTint = isDark ? mix(primary, surface, 0.82) : mix(primary, '#ffffff', 0.93);
  const brandFill = standingOut(primary, '#000000', ['#ffffff'], LEAST_TEXT_CONTRAST);
  return {
    brand: standingOut(primary, end, [page, surface, raised], LEAST_MARK_CONTRAST),
    brandFill,
    brandFillHover: mix(brandFill, '#000000', 0.12),
    brandText: standingOut(primary, end, [page, surface, raised, brandTint], LEAST_TEXT_CONTRAST),
    brandTint,
  };
}

/**
 * Returns the brand colours of both themes for a tenant's primary colour (`#rrggbb`), each dark or light enough to be
 * readable. Undefined for anything else: the tokens' own colours then apply.
 */
export function brandColorsFor(primary: string): { light: BrandColors; dark: BrandColors } | undefined {
  const hex = primary.trim().toLowerCase();
  if (!HEX.test(hex) || hex === lightColors.brand) return undefined;
  return { light: shadesOf(hex, false), dark: shadesOf(hex, true) };
}

function declarations(colors: BrandColors): string {
  return Object.entries(colors)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}

/** Returns the same as CSS for a `<style>` after the tokens; "" when the tokens apply unchanged. */
export function brandCss(primary: string): string {
  const colors = brandColorsFor(primary);
  if (!colors) return '';
  const dark = declarations(colors.dark);
  const follows = ':root:not([data-theme="light"],[data-theme="dark"])';
  return `:root{${declarations(colors.light)}}[data-theme="dark"]{${dark}}@media (prefers-color-scheme:dark){${follows}{${dark}}}`;
}
