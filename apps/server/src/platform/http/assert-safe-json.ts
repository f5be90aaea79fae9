import { AppError } from '@tuyuan/errors/app-error.ts';

const deepest = 64;

/**
 * Throws `Request.Invalid` for JSON that is nested more than 64 levels deep or names a field twice: `JSON.parse` would
 * take the last one, an earlier reader of the text perhaps the first. Other errors are left to the parser.
 */
export function assertSafeJson(text: string): void {
  /** Field names of the objects we are in, null for an array. */
  const open: (Set<string> | null)[] = [];
  let name = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfText(text, at);
      name = text.slice(at, end + 1);
      at = end;
    } else if (sign === '{' || sign === '[') {
      if (open.length === deepest) throw new AppError('Request.Invalid', { details: 'nested too deeply' });
      open.push(sign === '{' ? new Set() : null);
    } else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ':') claim(open.at(-1), name);
  }
}

function claim(names: Set<string> | null | undefined, quoted: string): void {
  const name: unknown = JSON.parse(quoted);
  if (!names || typeof name !== 'string') return;
  if (names.has(name)) throw new AppError('Request.Invalid', { details: 'a field is named twice' });
  names.add(name);
}

function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at, text.length - 1);
}
