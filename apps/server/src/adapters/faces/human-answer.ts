import { z } from 'zod';

const share = z.number().min(0).max(1);

/** A face as the process of the model says it. It reads pictures from outside, so its answers are parsed, never trusted. */
const HumanFace = z.object({
  /** Left, top, width and height in shares of the picture; may reach over its edge. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  score: share,
  age: z.number().nullable(),
  gender: z.string(),
  genderScore: share,
  expression: z.string(),
  expressionScore: share,
});
export type HumanFace = z.infer<typeof HumanFace>;

export const HumanAnswer = z.discriminatedUnion('type', [
  /** Models are loaded. */
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('faces'), faces: z.array(HumanFace).max(100) }),
  /** The picture can't be read. */
  z.object({ type: z.literal('refused') }),
  z.object({ type: z.literal('failed'), message: z.string() }),
]);
export type HumanAnswer = z.infer<typeof HumanAnswer>;

/** Exit code of a process that found itself above its memory cap. */
export const memoryExitCode = 86;
