import type { Point, Size } from '../../../shared/zoom/zoom.ts';

interface Shown {
  /** Pixels of the original. */
  readonly original: Size;
  /** Size on the page. */
  readonly shown: Size;
  readonly stage: Size;
  /** Offset of the picture’s centre from the stage’s, in pixels of the page. */
  readonly offset: Point;
  /** Pixels of the original that a tile shows, each way. */
  readonly side: number;
}

export interface Tile {
  readonly column: number;
  readonly row: number;
  /** On the page, from the picture’s upper left corner, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the tiles of a picture that can be seen on the stage, row by row. */
export function visibleTiles({ original, shown, stage, offset, side }: Shown): Tile[] {
  const scale = shown.width / original.width;
  const step = side * scale;
  const columns = rangeOf({ size: shown.width, room: stage.width, offset: offset.x, step });
  const rows = rangeOf({ size: shown.height, room: stage.height, offset: offset.y, step });
  return rows.flatMap((row) =>
    columns.map((column) => ({
      column,
      row,
      left: column * step,
      top: row * step,
      width: Math.min(side, original.width - column * side) * scale,
      height: Math.min(side, original.height - row * side) * scale,
    })),
  );
}

function rangeOf({ size, room, offset, step }: { size: number; room: number; offset: number; step: number }): number[] {
  const from = Math.max(0, size / 2 - offset - room / 2);
  const to = Math.min(size, size / 2 - offset + room / 2);
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step) - 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
