/**
 * Parses degrees from map text: `31.31, 120.71`, `120.71,31.31`, a link with them. China's longitudes are all greater
 * than its latitudes, so the greater is the longitude. Undefined without two plausible numbers.
 */
export function readPoint(text: string): { latitude: number; longitude: number } | undefined {
  const found = /(-?\d{1,3}(?:\.\d+)?)\s*(?:,|，|%2C|\s)\s*(-?\d{1,3}(?:\.\d+)?)/i.exec(text);
  if (!found) return undefined;
  const [one, other] = [Number(found[1]), Number(found[2])];
  const [latitude, longitude] = [Math.min(one, other), Math.max(one, other)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
