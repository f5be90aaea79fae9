/** Degrees north and east; null without one, and for 0°/0°, which is what a receiver without a fix writes. */
export function readPosition(gps: Record<string, unknown>): { latitude: number; longitude: number } | null {
  const { latitude, longitude } = gps;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude };
}
