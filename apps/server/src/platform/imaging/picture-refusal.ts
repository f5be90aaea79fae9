import { pictureErrors } from '@tuyuan/contract/picture-errors.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { z } from 'zod';

export const PictureRefusalCode = z.enum(pictureErrors);
export type PictureRefusalCode = z.infer<typeof PictureRefusalCode>;

const cutShort =
  /premature end|truncated|read error|unexpected end|not enough|unable to parse|bad image data|end of file/i;

/** Converts a decoder's error to an error for the file's owner. A rejection passes unchanged. */
export function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const text = error instanceof Error ? error.message : String(error);
  if (/exceeds pixel limit/i.test(text)) return new AppError('Picture.TooManyPixels', { cause: error });
  return new AppError(cutShort.test(text) ? 'Picture.Truncated' : 'Picture.Corrupt', { cause: error });
}
