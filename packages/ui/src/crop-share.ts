/** Part of a picture, in shares of its width and height: 0–1. */
export interface CropShare {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const wholePicture: CropShare = { x: 0, y: 0, width: 1, height: 1 };

/** Smallest side of a part. */
export const minShare = 0.05;

const DECIMALS = 4;

export function roundShare(share: number): number {
  return Number(share.toFixed(DECIMALS));
}

/** Returns the part moved and shrunk so that it lies within the picture, in steps of a ten-thousandth. */
export function withinPicture({ x, y, width, height }: CropShare): CropShare {
  const wide = roundShare(Math.min(1, Math.max(minShare, width)));
  const high = roundShare(Math.min(1, Math.max(minShare, height)));
  return {
    x: roundShare(Math.min(1 - wide, Math.max(0, x))),
    y: roundShare(Math.min(1 - high, Math.max(0, y))),
    width: wide,
    height: high,
  };
}

/** Whether a part is the picture but for its last hundredth. */
export function isWhole({ width, height }: CropShare): boolean {
  return width > 0.99 && height > 0.99;
}
