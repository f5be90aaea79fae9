import { z } from 'zod';
import type { SecretBox } from '../../../platform/secret-box.ts';

const lifeMs = 3600_000;
const Pass = z.object({ mark: z.string(), until: z.number() });

/** Returns what names an opened link to the calls that follow, for an hour. */
export function issuePass(box: SecretBox, tokenMark: Buffer): string {
  const pass = { mark: tokenMark.toString('hex'), until: Date.now() + lifeMs };
  return box.seal(JSON.stringify(pass)).toString('base64url');
}

/** Returns the mark of the link that was opened; null for a pass that ended or was never issued. */
export function readPass(box: SecretBox, pass: string): Buffer | null {
  try {
    const { mark, until } = Pass.parse(JSON.parse(box.open(Buffer.from(pass, 'base64url'))));
    return until > Date.now() ? Buffer.from(mark, 'hex') : null;
  } catch {
    return null;
  }
}
