/** Position of a picture on the stage: `scale` 1 fits it; x and y offset its centre from the stage's, in pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface ZoomBounds {
  readonly stage: Size;
  /** Size of the picture fitted to the stage. */
  readonly fitted: Size;
  readonly maxScale: number;
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };

/** Width of the largest preview; zooming beyond its pixels shows no more detail. */
export const PREVIEW_WIDTH = 1600;

/** Returns the picture's size fitted to the stage, never larger than its preview. */
export function fitInto(picture: Size, stage: Size): Size {
  const preview = Math.min(PREVIEW_WIDTH, picture.width);
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height, preview / picture.width);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** Returns the scale at which one pixel of the preview, or of the original, is one page pixel. */
export function actualScale(picture: Size, fitted: Size, showsOriginal = false): number {
  const width = showsOriginal ? picture.width : Math.min(PREVIEW_WIDTH, picture.width);
  return Math.max(1, width / fitted.width);
}

function within(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value));
}

/** Limits the scale to its range and keeps the picture over the stage, without avoidable gaps at the edges. */
export function bounded({ scale, x, y }: Zoom, { stage, fitted, maxScale }: ZoomBounds): Zoom {
  const kept = Math.min(maxScale, Math.max(1, scale));
  const roomX = Math.max(0, (fitted.width * kept - stage.width) / 2);
  const roomY = Math.max(0, (fitted.height * kept - stage.height) / 2);
  return { scale: kept, x: within(x, roomX), y: within(y, roomY) };
}

/** Zooms to `scale` while what lies under `point`, measured from the stage's centre, stays there. */
export function zoomedAt(zoom: Zoom, scale: number, point: Point, bounds: ZoomBounds): Zoom {
  const kept = Math.min(bounds.maxScale, Math.max(1, scale));
  const ratio = kept / zoom.scale;
  const x = point.x - (point.x - zoom.x) * ratio;
  const y = point.y - (point.y - zoom.y) * ratio;
  return bounded({ scale: kept, x, y }, bounds);
}

export function movedBy(zoom: Zoom, by: Point, bounds: ZoomBounds): Zoom {
  return bounded({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, bounds);
}
