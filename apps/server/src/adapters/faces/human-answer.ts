import { z } from 'zod';

const share = z.number().min(0).max(1);

/** A face as the process of the model says it. */
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

export const HumanFaces = z.array(HumanFace).max(100);
