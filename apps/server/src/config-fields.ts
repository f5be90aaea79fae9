import { resolve } from 'node:path';
import { z } from 'zod';

export const path = z.string().transform((value) => resolve(value));

/** Bytes, given in megabytes. */
export const megabytes = (fallback: number) =>
  z.coerce
    .number()
    .positive()
    .default(fallback)
    .transform((value) => value * 1024 * 1024);
