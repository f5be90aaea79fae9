import { AppError } from '@tuyuan/errors/app-error.ts';
import { z } from 'zod';
import type { PanoramaDeps } from './panorama-deps.ts';

const lifeMs = 2 * 3600 * 1000;
const Said = z.tuple([z.int(), z.string(), z.number()]);

interface Preview {
  id: number;
  schema: string;
}

/** Returns a token that opens a panorama's draft, and until when. */
export function sealPreview(
  { box }: Pick<PanoramaDeps, 'box'>,
  { id, schema }: Preview,
  now = Date.now(),
): { token: string; expiresAt: Date } {
  const until = now + lifeMs;
  return { token: box.seal(JSON.stringify([id, schema, until])).toString('base64url'), expiresAt: new Date(until) };
}

/** Whether the token is the panorama's and not over. */
export function isPreview(
  { box }: Pick<PanoramaDeps, 'box'>,
  token: string,
  { id, schema }: Preview,
  now = Date.now(),
): boolean {
  const said = Said.safeParse(read(box, token));
  return said.success && said.data[0] === id && said.data[1] === schema && said.data[2] >= now;
}

/** Throws `Panorama.PreviewExpired` for a token that is over, of another panorama, or none. */
export function assertPreview(deps: Pick<PanoramaDeps, 'box'>, token: string, preview: Preview): void {
  if (!isPreview(deps, token, preview)) throw new AppError('Panorama.PreviewExpired');
}

function read(box: PanoramaDeps['box'], token: string): unknown {
  try {
    return JSON.parse(box.open(Buffer.from(token, 'base64url')));
  } catch {
    return null;
  }
}
