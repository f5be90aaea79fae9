// Stands for @node-rs/argon2 in the server's tests, which hash hundreds of passwords. A hash names its own cost, so the real
// `verify` is as quick.
import { createRequire } from 'node:module';
import type { Options } from '@node-rs/argon2';

const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');

export const { verify } = argon2;

/** Hashes at the least cost there is, whatever is asked for. */
export function hash(password: string, options: Options): Promise<string> {
  return argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 });
}
