const stepMs = 300_000;
const maxMs = 5 * 3_600_000;

export interface ArrivalSpan {
  from: number;
  /** When all should be there. */
  due: number;
  until: number;
}

/** Returns the period of an arrival curve, in milliseconds since 1970: from the doors' opening, at most five hours. */
export function arrivalSpan(doors: {
  opensAt: number;
  closesAt: number;
  lateAfter: number | null;
  startsAt: number;
}): ArrivalSpan {
  const from = Math.floor(doors.opensAt / stepMs) * stepMs;
  const until = Math.min(Math.ceil(doors.closesAt / stepMs) * stepMs, from + maxMs);
  const asked = doors.lateAfter ?? doors.startsAt;
  const due = asked > from && asked < until ? asked : from + (until - from) / 2;
  return { from, due, until };
}

/** Returns the expected share of all arrivals by `at`: few at first, most in the last third before the due time, some late. */
export function expectedShare({ from, due }: ArrivalSpan, at: number): number {
  if (at <= from) return 0;
  const middle = from + (due - from) * 0.75;
  const width = (due - from) / 12;
  const logistic = (moment: number) => 1 / (1 + Math.exp((middle - moment) / width));
  const start = logistic(from);
  return Math.min(1, ((logistic(at) - start) / (1 - start)) * 0.97);
}

/** Returns, for each earlier conference, the share of its arrivals by minutes from its beginning. */
export function pastShares(
  steps: readonly { conference_id: number; minute: number; arrived: number }[],
): ((minute: number) => number)[] {
  return [...Map.groupBy(steps, ({ conference_id }) => conference_id).values()].map((own) => {
    const total = own.reduce((sum, { arrived }) => sum + arrived, 0);
    return (minute) =>
      own.reduce((sum, step) => (step.minute < minute ? sum + step.arrived : sum), 0) / Math.max(1, total);
  });
}

export interface CurvePoint {
  at: number;
  arrived: number | null;
  expected: number;
  low: number | null;
  high: number | null;
}

/** Returns, per five minutes, the arrivals (null for the future), the expected arrivals, and the range of earlier conferences. */
export function arrivalCurve({
  span,
  now,
  expected,
  arrivals,
  past,
}: {
  span: ArrivalSpan;
  now: number;
  expected: number;
  arrivals: readonly { at: Date; arrived: number }[];
  past: readonly ((minute: number) => number)[];
}): CurvePoint[] {
  const points: CurvePoint[] = [];
  let next = 0;
  let arrived = 0;
  for (let at = span.from; at <= span.until; at += stepMs) {
    for (let step = arrivals[next]; step && step.at.getTime() < at; step = arrivals[next]) {
      arrived += step.arrived;
      next += 1;
    }
    const shares = past.map((share) => share((at - span.due) / 60_000));
    points.push({
      at,
      arrived: at - stepMs < now ? arrived : null,
      expected: Math.round(expected * expectedShare(span, at)),
      low: shares.length > 0 ? Math.round(expected * Math.min(...shares)) : null,
      high: shares.length > 0 ? Math.round(expected * Math.max(...shares)) : null,
    });
  }
  return points;
}
