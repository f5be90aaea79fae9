import type { CaptchaPurpose } from '@tuyuan/contract/account/captcha.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

interface NewChallenge {
  idHash: Buffer;
  purpose: CaptchaPurpose;
  position: number;
  seconds: number;
}

export async function insertChallenge(db: Database, challenge: NewChallenge): Promise<void> {
  const { idHash, purpose, position, seconds } = challenge;
  await db.execute(sql`
    INSERT INTO captcha_challenge (id_hash, purpose, position, expires_at)
    VALUES (${idHash}, ${purpose}, ${position}, now() + make_interval(secs => ${seconds}))`);
}

interface Try {
  idHash: Buffer;
  purpose: CaptchaPurpose;
  /** Position where the piece was released; null counts as a failed try. */
  position: number | null;
  tolerance: number;
  maxTries: number;
  /** Duration of the drag, and lifetime of a challenge: a drag cannot last longer than the puzzle has existed. */
  trackSeconds: number;
  lifeSeconds: number;
}

/**
 * Counts a try and marks the challenge solved if it was right, in one statement: of two concurrent correct tries only
 * one succeeds. Returns null if there is no unsolved challenge any more.
 */
export async function tryChallenge(
  db: Database,
  attempt: Try,
): Promise<{ isSolved: boolean; triesLeft: number } | null> {
  const { idHash, purpose, position, tolerance, maxTries, trackSeconds, lifeSeconds } = attempt;
  const earliest = sql`expires_at - make_interval(secs => ${lifeSeconds - trackSeconds}) - interval '1 second'`;
  const { rows } = await db.execute(sql`
    UPDATE captcha_challenge SET tries = tries + 1,
      solved_at = CASE WHEN abs(position - ${position}::float8) <= ${tolerance} AND ${earliest} <= now() THEN now() END
    WHERE id_hash = ${idHash} AND purpose = ${purpose} AND solved_at IS NULL AND tries < ${maxTries} AND expires_at > now()
    RETURNING solved_at IS NOT NULL AS "isSolved", ${maxTries} - tries AS "triesLeft"`);
  if (rows[0] === undefined) return null;
  return z.object({ isSolved: z.boolean(), triesLeft: z.number() }).parse(rows[0]);
}

/** Returns true for the first to claim a provider's challenge number. */
export async function claimChallenge(
  db: Database,
  idHash: Buffer,
  purpose: CaptchaPurpose,
  seconds: number,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO captcha_challenge (id_hash, purpose, position, expires_at, solved_at)
    VALUES (${idHash}, ${purpose}, 0, now() + make_interval(secs => ${seconds}), now()) ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

export async function insertTicket(
  db: Database,
  ticketHash: Buffer,
  purpose: CaptchaPurpose,
  seconds: number,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO captcha_ticket (ticket_hash, purpose, expires_at)
    VALUES (${ticketHash}, ${purpose}, now() + make_interval(secs => ${seconds}))`);
}

/** Spends a ticket for registering on looking a number up; false if it was, or has expired. It stays good for the code to that number. */
export async function bindTicketToPhone(db: Database, ticketHash: Buffer, phone: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE captcha_ticket SET phone = ${phone}
    WHERE ticket_hash = ${ticketHash} AND purpose = 'register' AND phone IS NULL AND expires_at > now()`);
  return rowCount === 1;
}

/** Takes a ticket for registering that was spent on this number, or on none yet. */
export async function deleteRegisterTicket(db: Database, ticketHash: Buffer, phone: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM captcha_ticket
    WHERE ticket_hash = ${ticketHash} AND purpose = 'register' AND coalesce(phone, ${phone}) = ${phone} AND expires_at > now()`);
  return rowCount === 1;
}

/** Returns true for the one caller that took the ticket. */
export async function deleteTicket(db: Database, ticketHash: Buffer, purpose: CaptchaPurpose): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM captcha_ticket WHERE ticket_hash = ${ticketHash} AND purpose = ${purpose} AND expires_at > now()`);
  return rowCount === 1;
}

export async function deleteExpiredCaptchas(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM captcha_challenge WHERE expires_at < now()`);
  await db.execute(sql`DELETE FROM captcha_ticket WHERE expires_at < now()`);
}
