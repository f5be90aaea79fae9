import { lookSide } from './look-pixels.ts';

const cells = 4;
const directions = 8;
const cell = lookSide / cells;
/** Weaker differences between neighbours are grain. */
const minGradient = 6;

/** 128 numbers: the directions of edges (unsigned, 8) in 4 × 4 cells, shared out between neighbouring cells and directions. */
export function gradientHistogram(grey: Float64Array): number[] {
  const bins = new Float64Array(cells * cells * directions);
  for (let y = 1; y < lookSide - 1; y++) {
    for (let x = 1; x < lookSide - 1; x++) {
      const at = y * lookSide + x;
      const dx = (grey[at + 1] ?? 0) - (grey[at - 1] ?? 0);
      const dy = (grey[at + lookSide] ?? 0) - (grey[at - lookSide] ?? 0);
      const strength = Math.hypot(dx, dy);
      if (strength >= minGradient) share(bins, x, y, strength, Math.atan2(dy, dx));
    }
  }
  return Array.from(bins, Math.sqrt);
}

function share(bins: Float64Array, x: number, y: number, strength: number, angle: number): void {
  const direction = ((angle < 0 ? angle + Math.PI : angle) / Math.PI) * directions;
  const first = Math.floor(direction) % directions;
  const second = (first + 1) % directions;
  const beyond = direction - Math.floor(direction);
  const cellX = x / cell - 0.5;
  const cellY = y / cell - 0.5;
  for (const [column, inColumn] of neighbours(cellX)) {
    for (const [row, inRow] of neighbours(cellY)) {
      const at = (row * cells + column) * directions;
      bins[at + first] = (bins[at + first] ?? 0) + strength * inColumn * inRow * (1 - beyond);
      bins[at + second] = (bins[at + second] ?? 0) + strength * inColumn * inRow * beyond;
    }
  }
}

function neighbours(position: number): [index: number, weight: number][] {
  const low = Math.floor(position);
  const fraction = position - low;
  const both: [number, number][] = [
    [low, 1 - fraction],
    [low + 1, fraction],
  ];
  return both.filter(([index]) => index >= 0 && index < cells);
}
