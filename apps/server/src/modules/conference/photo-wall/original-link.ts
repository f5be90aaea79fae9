import { AppError } from '@tuyuan/errors/app-error.ts';
import { z } from 'zod';
import type { SecretBox } from '../../../platform/secret-box.ts';

const lifeMs = 5 * 60_000;
const Link = z.object({ tenant: z.string(), photoId: z.int(), attendeeId: z.int(), until: z.number() });
type LinkOf = Omit<z.infer<typeof Link>, 'until'>;

/** Returns a token that opens one photo's original for one person, for five minutes. */
export function sealOriginalLink(box: SecretBox, link: LinkOf, now: number = Date.now()): string {
  return box.seal(JSON.stringify({ ...link, until: now + lifeMs })).toString('base64url');
}

/** Throws `Resource.NotFound` for a token that is none, or none any more. */
export function openOriginalLink(box: SecretBox, token: string, now: number = Date.now()): LinkOf {
  const link = readLink(box, token);
  if (!link || link.until < now) throw new AppError('Resource.NotFound');
  return link;
}

function readLink(box: SecretBox, token: string): z.infer<typeof Link> | null {
  try {
    return Link.parse(JSON.parse(box.open(Buffer.from(token, 'base64url'))));
  } catch {
    return null;
  }
}
