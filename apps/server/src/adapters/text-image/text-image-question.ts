import { z } from 'zod';

/** What the process of a text-image model is asked; it answers with a vector for each text, or one for the picture. */
export const TextImageQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('texts'), texts: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('picture'), picture: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
]);
export type TextImageQuestion = z.infer<typeof TextImageQuestion>;

/** Vectors of length one, or of nothing but noughts where there is nothing to say. */
export const TextImageVectors = z.array(z.custom<Float32Array>((value) => value instanceof Float32Array)).min(1);
