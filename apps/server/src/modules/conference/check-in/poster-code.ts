import type { SecretBox } from '../../../platform/secret-box.ts';

/** Returns the secret shown on the poster of that number: 128 bits, changed with the poster number. */
export function posterCode(box: SecretBox, point: { id: number; poster_number: number }): string {
  return box.mark(`poster:${point.id}:${point.poster_number}`).subarray(0, 16).toString('base64url');
}

/** The secret follows the `#`: browsers do not send that part, so it appears in no log. */
export function posterAddress(origin: string, box: SecretBox, point: { id: number; poster_number: number }): string {
  return `${origin}/meeting/actsign?point=${point.id}#code=${posterCode(box, point)}`;
}
