import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's defaults (19 MiB, 2 passes), OWASP's first recommendation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

let decoy: Promise<string> | undefined;

/** Takes as long for an unknown user (null) as for a wrong password, so that timing reveals nothing. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody');
  const matches = await verify(passwordHash ?? (await decoy), password.normalize('NFKC'));
  return passwordHash !== null && matches;
}
