/** Returns an axis end whose quarters are whole numbers: the next of 4, 8, 12, 20, 40, 60, 80, 100 times a power of ten. */
export function axisEnd(largest: number): number {
  if (largest <= 4) return 4;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(largest)) - 1);
  const step = [4, 8, 12, 20, 40, 60, 80, 100].find((each) => each * power >= largest) ?? 100;
  return step * power;
}

/** Points of a line in a box of that size, one for each value, as SVG writes them. */
export function linePoints(values: readonly number[], end: number, width: number, height: number): string {
  const gap = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => `${round(index * gap)},${round(height - (value / end) * height)}`).join(' ');
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
