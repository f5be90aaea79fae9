import type { CommandScreen } from '@tuyuan/contract/conference/check-in-command.ts';

type Point = CommandScreen['arrivals']['curve'][number];

interface ArrivalLines {
  /** SVG paths in a box of `width` × `height`. */
  readonly expected: string;
  readonly arrived: string;
  /** The line of arrivals closed at the base, for filling. */
  readonly area: string;
  /** End of the line of arrivals; null before the first arrival. */
  readonly head: { readonly x: number; readonly y: number } | null;
  /** Four times along the ground, `yyyy-MM-ddTHH:mm:ss`. */
  readonly ticks: readonly string[];
}

const tickCount = 4;

/** Returns the curves of actual and expected arrivals as drawable lines. */
export function arrivalLines(curve: readonly Point[], width: number, height: number): ArrivalLines {
  const most = Math.max(1, ...curve.map(({ expected, arrived }) => Math.max(expected, arrived ?? 0)));
  const place = (index: number, value: number) => ({
    x: round(curve.length < 2 ? 0 : (index / (curve.length - 1)) * width),
    y: round(height - (value / most) * height),
  });
  const line = (places: readonly { x: number; y: number }[]) =>
    places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const arrived = curve.flatMap((point, index) => (point.arrived === null ? [] : [place(index, point.arrived)]));
  const head = arrived.at(-1) ?? null;
  const ticks = Array.from({ length: tickCount }, (_, tick) => {
    return curve[Math.round((tick / (tickCount - 1)) * (curve.length - 1))]?.at ?? '';
  });
  return {
    expected: line(curve.map(({ expected }, index) => place(index, expected))),
    arrived: line(arrived),
    area: head && arrived[0] ? `${line(arrived)}L${head.x} ${height}L${arrived[0].x} ${height}Z` : '',
    head,
    ticks: [...new Set(ticks.filter((tick) => tick !== ''))],
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
