import type { SearchColour } from '@tuyuan/contract/library/image.ts';
import { type Lab, labOf } from './lab-colour.ts';

/** Upper hue angles (degrees in L*a*b*) of the colours around the circle; the last one closes it. */
const hues: readonly { below: number; colour: SearchColour }[] = [
  { below: 50, colour: 'red' },
  { below: 82, colour: 'orange' },
  { below: 112, colour: 'yellow' },
  { below: 172, colour: 'green' },
  { below: 215, colour: 'cyan' },
  { below: 297, colour: 'blue' },
  { below: 345, colour: 'purple' },
  { below: 360, colour: 'red' },
];

/** Which of the twelve search colours a person would call this one. */
export function searchColourOf([lightness, a, b]: Lab): SearchColour {
  const chroma = Math.hypot(a, b);
  if (lightness < 10 || (lightness < 20 && chroma < 12)) return 'black';
  if (chroma < 11) return lightness > 88 ? 'white' : lightness < 22 ? 'black' : 'grey';
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const isReddish = hue >= 335 || hue < 50;
  if (isReddish && chroma < 30) return lightness > 50 ? 'pink' : 'brown';
  if (isReddish && lightness > (hue >= 335 || hue < 20 ? 55 : 72)) return 'pink';
  if (hue >= 30 && hue < 95 && lightness < 52 && chroma < 58) return 'brown';
  // L*a*b* bends blue towards purple: a deep or vivid blue lies where a soft purple does.
  if (hue >= 297 && hue < 310) return chroma > 80 || lightness < 30 ? 'blue' : 'purple';
  return hues.find(({ below }) => hue < below)?.colour ?? 'red';
}

export function searchColourOfHex(hex: string): SearchColour {
  const colour = Number.parseInt(hex.slice(1), 16);
  return searchColourOf(labOf(colour >> 16, (colour >> 8) & 255, colour & 255));
}

/** Returns the search colours that cover at least a tenth of the picture, the largest first, at most four. */
export function searchColoursOf(pixels: Uint8Array): SearchColour[] {
  const counts = new Map<SearchColour, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = searchColourOf(labOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0));
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count * 3 >= pixels.length / 10)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([colour]) => colour);
}
