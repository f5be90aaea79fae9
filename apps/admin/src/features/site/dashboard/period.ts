export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

/** The period an address names; 30 days for any other. */
export function readPeriod(query: URLSearchParams): Period {
  const days = Number(query.get('days'));
  return periods.find((each) => each === days) ?? 30;
}
