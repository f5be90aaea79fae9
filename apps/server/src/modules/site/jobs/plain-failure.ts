import { z } from 'zod';

const Output = z.object({ message: z.string() });
const maxLength = 300;

/**
 * Returns the first line of what a failed job left, without what could tell of a person: values of a statement,
 * addresses, long numbers, texts in quotation marks.
 */
export function plainFailure(output: unknown): string {
  const parsed = Output.safeParse(output);
  const message = parsed.success ? parsed.data.message : '';
  const [line = ''] = message.split(/\r?\n|params:/, 1);
  return line
    .replaceAll(/[^\s@<>"'(]+@[^\s@<>"')]+/g, '…')
    .replaceAll(/(["“「'])[^"”」']*(["”」'])/g, '$1…$2')
    .replaceAll(/\d[\d\s-]{5,}\d[xX]?/g, '…')
    .trim()
    .slice(0, maxLength);
}
