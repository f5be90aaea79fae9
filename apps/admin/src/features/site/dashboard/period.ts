export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

/** Returns the address's period; 30 days for invalid values. */
export function readPeriod(query: URLSearchParams): Period {
  const days = Number(query.get('days'));
  return periods.find((each) => each === days) ?? 30;
}
