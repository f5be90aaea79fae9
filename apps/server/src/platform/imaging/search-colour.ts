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

/** Below this chroma a colour is seen as a tint, as in haze and shadows. */
const mutedChroma = 14;
/** Colours of skies, woods, ground and shadows lie in most pictures: only a quarter of the picture makes it one of that colour. */
const backgrounds: ReadonlySet<SearchColour> = new Set(['blue', 'green', 'brown', 'grey', 'black']);
const minShare = 0.1;
const minBackgroundShare = 0.25;

/** Returns the search colours that a person would call the picture by, the largest first, at most four. */
export function searchColoursOf(pixels: Uint8Array): SearchColour[] {
  const counts = new Map<SearchColour, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const lab = labOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    const colour = searchColourOf(lab);
    const isGrey = colour === 'black' || colour === 'grey' || colour === 'white';
    if (isGrey || Math.hypot(lab[1], lab[2]) >= mutedChroma) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const least = (colour: SearchColour) => (backgrounds.has(colour) ? minBackgroundShare : minShare);
  return [...counts]
    .filter(([colour, count]) => count * 3 >= pixels.length * least(colour))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([colour]) => colour);
}
