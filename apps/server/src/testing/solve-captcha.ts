import { createHash } from 'node:crypto';
import { type CaptchaPurpose, checkGeetestVerify, getGeetestConfig } from '@tuyuan/contract/account/captcha.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { resultOf } from './call-endpoint.ts';
import type { TestServer } from './test-server.ts';

/** Returns a hand-like track to `end`: it starts slowly, speeds up and slows down. */
export function handTrack(end: number, points = 24): { x: number; y: number; t: number }[] {
  return Array.from({ length: points }, (_, index) => {
    const done = index / (points - 1);
    return { x: Math.round(end * (1 - (1 - done) ** 3)), y: index % 3, t: index * 31 + (index % 4) };
  });
}

/** Requests a puzzle, advances ten seconds, and looks up where its gap is. */
export async function openPuzzle(
  server: TestServer,
  purpose: CaptchaPurpose,
): Promise<{ challenge: string; position: number }> {
  const config = await resultOf(server.app, getGeetestConfig, { purpose });
  if (config.provider !== 'slider') throw new Error('The tests solve the server’s own puzzle.');
  const idHash = createHash('sha256').update(config.challenge).digest();
  const { rows } = await server.db.execute(sql`
    UPDATE captcha_challenge SET expires_at = expires_at - interval '10 seconds' WHERE id_hash = ${idHash} RETURNING position`);
  return { challenge: config.challenge, position: z.object({ position: z.number() }).parse(rows[0]).position };
}

/** Returns a ticket by solving a puzzle as a visitor would. */
export async function solveCaptcha(server: TestServer, purpose: CaptchaPurpose): Promise<string> {
  const { challenge, position } = await openPuzzle(server, purpose);
  const answer = { provider: 'slider', challenge, track: handTrack(position) };
  return (await resultOf(server.app, checkGeetestVerify, { purpose, answer })).ticket;
}
