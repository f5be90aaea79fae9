import { brandCss } from './brand-colors.ts';
import { sizes } from './tokens.ts';

export interface Look {
  /** `#rrggbb`; the shades shown are derived from it so that everything on it can be read. */
  readonly primaryColor: string;
  /** Pixels of a card's corner. */
  readonly radius: number;
  /** Paths of the pictures shown where a portrait or a photo is missing; "" for none. */
  readonly defaultAvatar?: string;
  readonly defaultPhoto?: string;
}

/** Corners of cards and of inputs, which have three quarters of it. */
export function cornersOf(radius: number): { readonly radius: number; readonly radiusInput: number } {
  return { radius, radiusInput: Math.round(radius * 0.75) };
}

/** Returns a tenant's look as CSS for a `<style>` after the tokens; "" when the tokens apply unchanged. */
export function lookCss({ primaryColor, radius, defaultAvatar = '', defaultPhoto = '' }: Look): string {
  const corners = cornersOf(radius);
  const isOwn = corners.radius !== sizes.radius;
  return [
    brandCss(primaryColor),
    isOwn && `:root{--radius:${corners.radius}px;--radius-input:${corners.radiusInput}px}`,
    // The picture takes the place of the name's first character.
    isPath(defaultAvatar) && `:root{--default-avatar:url(${defaultAvatar});--initial:transparent}`,
    isPath(defaultPhoto) && `:root{--default-photo:url(${defaultPhoto});--no-photo:transparent}`,
  ]
    .filter(Boolean)
    .join('');
}

/** Anything else could end the address, or the style. */
function isPath(path: string): boolean {
  return /^\/[\w/-]+$/.test(path);
}
