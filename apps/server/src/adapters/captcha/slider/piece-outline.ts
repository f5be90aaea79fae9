import { randomInt } from 'node:crypto';

/** Side of the square that contains a piece with its knobs, in CSS pixels. */
export const pieceSize = 58;

const body = 38;
const margin = 10;
const knob = 8;

const edges = ['flat', 'out', 'in'] as const;
type Edge = (typeof edges)[number];
/** Edges from the top, clockwise. */
export type PieceShape = readonly [Edge, Edge, Edge, Edge];

/** Returns a shape with two edges at least that are not flat, unlike the given ones in two edges at least. */
export function randomShape(unlike: readonly PieceShape[] = []): PieceShape {
  for (;;) {
    const edge = () => edges[randomInt(edges.length)] ?? 'flat';
    const shape: PieceShape = [edge(), edge(), edge(), edge()];
    const isPlain = shape.filter((each) => each === 'flat').length > 2;
    const isLike = unlike.some((other) => other.filter((each, index) => each !== shape[index]).length < 2);
    if (!isPlain && !isLike) return shape;
  }
}

/** SVG path of a jigsaw piece in a square of `pieceSize`. */
export function pieceOutline([top, right, bottom, left]: PieceShape): string {
  const [from, to] = [margin, margin + body];
  const middle = margin + body / 2;
  // Sweep 1 turns outwards on a path drawn clockwise.
  const arc = (edge: Edge, x: number, y: number) => `a${knob} ${knob} 0 1 ${edge === 'out' ? 1 : 0} ${x} ${y}`;
  const side = (edge: Edge, before: string, x: number, y: number, after: string) =>
    edge === 'flat' ? after : `${before} ${arc(edge, x, y)} ${after}`;
  return [
    `M${from} ${from}`,
    side(top, `H${middle - knob}`, 2 * knob, 0, `H${to}`),
    side(right, `V${middle - knob}`, 0, 2 * knob, `V${to}`),
    side(bottom, `H${middle + knob}`, -2 * knob, 0, `H${from}`),
    side(left, `V${middle + knob}`, 0, -2 * knob, `V${from}`),
    'Z',
  ].join(' ');
}
