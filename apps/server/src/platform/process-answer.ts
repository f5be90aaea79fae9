import { z } from 'zod';

/** What an asked process sends. It reads files from outside, so its answers are parsed, never trusted. */
export const ProcessAnswer = z.discriminatedUnion('type', [
  /** Its models are loaded. */
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('answer'), answer: z.unknown() }),
  /** The picture can't be read. */
  z.object({ type: z.literal('refused') }),
  z.object({ type: z.literal('failed'), message: z.string() }),
]);
export type ProcessAnswer = z.infer<typeof ProcessAnswer>;
