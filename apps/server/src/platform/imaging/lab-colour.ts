const linear = Float64Array.from({ length: 256 }, (_, i) => {
  const channel = i / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

export type Lab = readonly [lightness: number, a: number, b: number];

/** CIE L*a*b* (D65) of an 8-bit sRGB colour. */
export function labOf(red: number, green: number, blue: number): Lab {
  const r = linear[red] ?? 0;
  const g = linear[green] ?? 0;
  const b = linear[blue] ?? 0;
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
