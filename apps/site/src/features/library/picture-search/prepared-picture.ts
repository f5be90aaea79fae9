import { encodePicture, readPicture, turnPicture } from './read-picture.ts';

/** A picture that is ready to be cropped and sent. */
export interface PreparedPicture {
  readonly canvas: HTMLCanvasElement;
  readonly png: Blob;
  /** Its key, while the server has exactly this picture. */
  readonly tempKey?: string | undefined;
}

/** Reads a file, upright and scaled. Throws `UnreadablePicture`. */
export async function preparePicture(file: Blob, tempKey?: string): Promise<PreparedPicture> {
  const canvas = await readPicture(file);
  return { canvas, png: await encodePicture(canvas), tempKey };
}

/** Turns the picture left by 90°, or mirrors it; the server has to get it anew. */
export async function turned({ canvas }: PreparedPicture, how: 'left' | 'mirror'): Promise<PreparedPicture> {
  const next = turnPicture(canvas, how);
  return { canvas: next, png: await encodePicture(next) };
}
