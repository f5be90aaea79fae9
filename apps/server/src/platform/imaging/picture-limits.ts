/** Limits beyond which a file is rejected. */
export interface PictureLimits {
  /** Size of the file. */
  bytes: number;
  /** Width × height of the decoded picture. */
  pixels: number;
}

export const defaultPictureLimits: PictureLimits = { bytes: 100 * 1024 * 1024, pixels: 200_000_000 };
