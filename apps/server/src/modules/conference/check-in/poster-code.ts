import type { SecretBox } from '../../../platform/secret-box.ts';

/** What the poster of that number shows beside the sign point: 128 bits nobody can guess, made anew by a new number. */
export function posterCode(box: SecretBox, point: { id: number; poster_number: number }): string {
  return box.mark(`poster:${point.id}:${point.poster_number}`).subarray(0, 16).toString('base64url');
}

/** The secret stands behind the `#`: browsers keep that to themselves, so it is in no log. */
export function posterAddress(origin: string, box: SecretBox, point: { id: number; poster_number: number }): string {
  return `${origin}/meeting/actsign?point=${point.id}#code=${posterCode(box, point)}`;
}
