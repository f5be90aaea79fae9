/** Side of the square that contains a piece with its knobs, in CSS pixels. */
export const pieceSize = 58;

const body = 42;
const margin = 4;
const knob = 8;

/** SVG path of a jigsaw piece in a square of `pieceSize`: a knob on the right, one above or a hollow below. */
export function pieceOutline(hasKnobAbove: boolean): string {
  const left = margin;
  const right = left + body;
  const top = pieceSize - margin - body;
  const bottom = top + body;
  const middle = left + body / 2;
  const centre = top + body / 2;
  const above = hasKnobAbove ? `H${middle - knob} a${knob} ${knob} 0 1 1 ${2 * knob} 0 H${right}` : `H${right}`;
  const below = hasKnobAbove ? `H${left}` : `H${middle + knob} a${knob} ${knob} 0 1 0 ${-2 * knob} 0 H${left}`;
  return `M${left} ${top} ${above} V${centre - knob} a${knob} ${knob} 0 1 1 0 ${2 * knob} V${bottom} ${below} Z`;
}
