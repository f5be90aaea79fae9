const UNKNOWN_COUNT = '--';

/** Returns a count in full with grouped thousands: `12480` → `12,480`. */
export function formatCount(count: number): string {
  if (!Number.isFinite(count)) return UNKNOWN_COUNT;
  return Math.trunc(count)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Returns one decimal, truncated rather than rounded: 9,999.99 万 must not read as 1 亿. */
function oneDecimal(count: number, unit: number): string {
  const tenths = Math.trunc(count / (unit / 10));
  const whole = formatCount(tenths / 10);
  const rest = tenths % 10;
  return rest === 0 ? whole : `${whole}.${rest}`;
}

/** Returns a short count: grouped below ten thousand, then `1.2 万`, then `3.4 亿`. */
export function formatCompactCount(count: number): string {
  if (!Number.isFinite(count)) return UNKNOWN_COUNT;
  if (count < 0) return `-${formatCompactCount(-count)}`;
  if (count < 10_000) return formatCount(count);
  if (count < 100_000_000) return `${oneDecimal(count, 10_000)} 万`;
  return `${oneDecimal(count, 100_000_000)} 亿`;
}
