interface Size {
  readonly width: number;
  readonly height: number;
}

/** Longest side, in pixels, that is sent and searched with. */
export const searchSide = 800;

/** Returns the size of a picture that fits the search, in whole pixels; a smaller one keeps its own. */
export function fitForSearch({ width, height }: Size): Size {
  const scale = Math.min(1, searchSide / width, searchSide / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
