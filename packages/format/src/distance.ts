export const INVALID_DISTANCE_TEXT = 'invalid distance';

/** Metres as a person reads them: whole metres below one kilometre, one decimal below 100 km, whole kilometres above. */
export function formatDistance(meters: number | null | undefined): string {
  if (typeof meters !== 'number' || !Number.isFinite(meters) || meters < 0) return INVALID_DISTANCE_TEXT;
  const whole = Math.round(meters);
  if (whole < 1000) return `${whole} 米`;
  const tenths = Math.round(whole / 100);
  if (tenths < 1000) return `${tenths / 10} 公里`;
  return `${Math.round(whole / 1000).toLocaleString('en-US')} 公里`;
}
