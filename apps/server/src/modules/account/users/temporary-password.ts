import { randomInt } from 'node:crypto';

/** Without the signs that look like one another when read aloud or copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** `xxxx-xxxx-xxxx-xxxx`: 79 random bits that can be dictated. */
export function newTemporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
