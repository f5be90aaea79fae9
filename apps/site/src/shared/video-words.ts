/** Returns the usual name of a resolution: `4K`, `1080p`. */
export function resolutionWord({ width, height }: { width: number; height: number }): string {
  const side = Math.min(width, height);
  if (side >= 4320) return '8K';
  if (side >= 2160) return '4K';
  const usual = [1440, 1080, 720, 480, 360].find((each) => side >= each);
  return `${usual ?? side}p`;
}
