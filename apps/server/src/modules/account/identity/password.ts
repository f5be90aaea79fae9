import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default, with 19 MiB and 2 passes: OWASP's first recommendation. */
export const passwordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), passwordCost);
}

let decoy: Promise<string> | undefined;

/** Takes as long for an unknown user (null) as for a wrong password, so that timing reveals nothing. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody');
  const matches = await verify(passwordHash ?? (await decoy), password.normalize('NFKC'));
  return passwordHash !== null && matches;
}
