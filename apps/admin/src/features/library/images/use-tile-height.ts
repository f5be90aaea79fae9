import { useState } from 'react';

const HEIGHT_KEY = 'admin.images.tile-height';
/** Pixels. */
export const tileHeights = { least: 110, most: 260, usual: 160 } as const;

/** How high a row of tiles is; the browser keeps it. */
export function useTileHeight() {
  const [height, setHeight] = useState(() => Number(localStorage.getItem(HEIGHT_KEY)) || tileHeights.usual);
  function choose(next: number): void {
    setHeight(next);
    localStorage.setItem(HEIGHT_KEY, String(next));
  }
  return { height, choose };
}
