import { brandColorsFor } from '@tuyuan/ui/brand-colors.ts';
import type {} from '@tuyuan/ui/css-variables.ts';
import { cornersOf, type Look } from '@tuyuan/ui/look-css.ts';
import { darkColors, lightColors } from '@tuyuan/ui/tokens.ts';
import type { CSSProperties } from 'react';

const propertyOf = (name: string): `--${string}` =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the colours of a look in one of its two themes. */
export function shadesOf({ primaryColor }: Look, mode: 'light' | 'dark') {
  return { ...(mode === 'dark' ? darkColors : lightColors), ...brandColorsFor(primaryColor)?.[mode] };
}

/** Returns them as custom properties: the content is drawn in that look, whatever look the page has. */
export function shadeStyle(look: Look, mode: 'light' | 'dark'): CSSProperties {
  const corners = cornersOf(look.radius);
  return {
    ...Object.fromEntries(Object.entries(shadesOf(look, mode)).map(([name, value]) => [propertyOf(name), value])),
    '--radius': `${corners.radius}px`,
    '--radius-input': `${corners.radiusInput}px`,
    colorScheme: mode,
  };
}
