import type { PaletteEntry } from '@tuyuan/contract/library/image.ts';
import { type Lab, labOf } from './lab-colour.ts';

interface Sample {
  lab: Lab;
  rgb: readonly [number, number, number];
}

const clusters = 6;
const rounds = 8;
/** Nearer than this (ΔE 1976) two colours look like one in a row of swatches. */
const sameColour = 12;

/** Returns up to six dominant colours with their share of the picture, the largest first. Deterministic. */
export function extractPalette(pixels: Uint8Array): PaletteEntry[] {
  const samples = Array.from({ length: pixels.length / 3 }, (_, i) => sampleAt(pixels, i * 3));
  let centres = spreadCentres(samples);
  for (let round = 0; round < rounds; round++) {
    centres = groupByNearest(samples, centres).map((group, i) =>
      group.length > 0 ? meanLab(group) : (centres[i] ?? [0, 0, 0]),
    );
  }
  const distinct = centres.filter((centre, i) =>
    centres.slice(0, i).every((earlier) => distance(earlier, centre) > sameColour),
  );
  return groupByNearest(samples, distinct)
    .filter((group) => group.length >= samples.length * 0.02)
    .toSorted((a, b) => b.length - a.length)
    .map((group) => ({ hex: meanHex(group), share: Math.round((group.length / samples.length) * 1000) / 1000 }));
}

function sampleAt(pixels: Uint8Array, at: number): Sample {
  const rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
  return { rgb, lab: labOf(...rgb) };
}

function distance(a: Lab, b: Lab): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Starts from the mean and repeatedly adds the colour farthest from all chosen: no random start, and small vivid areas get a chance. */
function spreadCentres(samples: readonly Sample[]): Lab[] {
  const centres = [meanLab(samples)];
  const nearest = samples.map(({ lab }) => distance(lab, centres[0] ?? lab));
  while (centres.length < clusters) {
    const farthest = samples[nearest.indexOf(nearest.reduce((a, b) => Math.max(a, b), 0))];
    if (!farthest) break;
    centres.push(farthest.lab);
    samples.forEach(({ lab }, i) => {
      nearest[i] = Math.min(nearest[i] ?? 0, distance(lab, farthest.lab));
    });
  }
  return centres;
}

function groupByNearest(samples: readonly Sample[], centres: readonly Lab[]): Sample[][] {
  const groups: Sample[][] = centres.map(() => []);
  for (const sample of samples) {
    const distances = centres.map((centre) => distance(sample.lab, centre));
    groups[distances.indexOf(Math.min(...distances))]?.push(sample);
  }
  return groups;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function meanLab(group: readonly Sample[]): Lab {
  return [
    mean(group.map(({ lab }) => lab[0])),
    mean(group.map(({ lab }) => lab[1])),
    mean(group.map(({ lab }) => lab[2])),
  ];
}

function meanHex(group: readonly Sample[]): string {
  const channels = [0, 1, 2].map((channel) => Math.round(mean(group.map(({ rgb }) => rgb[channel] ?? 0))));
  return `#${Buffer.from(channels).toString('hex')}`;
}
