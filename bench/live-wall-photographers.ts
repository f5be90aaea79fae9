import { setTimeout as pause } from 'node:timers/promises';
import { LiveUpload, uploadLivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import { setLivePhotographer, updateLiveSettings } from '@tuyuan/contract/conference/photo-wall-management.ts';
import type pg from 'pg';
import type { BenchConference } from './bench-conference.ts';
import type { OfficeSession } from './office-session.ts';
import { resultOf } from './own-server.ts';
import { stampJpeg } from './stamp-jpeg.ts';

/** Opens the conference's wall without review and returns sessions of this many photographers. */
export async function appointPhotographers(
  client: pg.Client,
  office: OfficeSession,
  conference: BenchConference,
  count: number,
): Promise<string[]> {
  await client.query(`UPDATE conference SET live_on = true WHERE id = $1`, [conference.id]);
  await office.ask(updateLiveSettings, {
    conferenceId: conference.id,
    liveOn: true,
    isReviewed: false,
    reportsToHide: 3,
  });
  const staff = await conference.admit(count, 2);
  await client.query(
    `WITH person AS (
       INSERT INTO app_user (user_name, nick_name) SELECT 'shooter' || id, '摄影师' || id FROM unnest($1::int[]) id RETURNING id, user_name)
     UPDATE attendee a SET user_id = person.id FROM person WHERE person.user_name = 'shooter' || a.id`,
    [staff.map(({ attendeeId }) => attendeeId)],
  );
  for (const { attendeeId } of staff) await office.ask(setLivePhotographer, { attendeeId, isPhotographer: true });
  return conference.logIn(staff);
}

/** Size of a photo from a 24-megapixel camera. */
export const photoBytes = 8_000_000;

export interface Sent {
  /** Milliseconds since the epoch. */
  startedAt: number;
  answeredAt: number;
}

interface Shooting {
  base: string;
  session: string;
  files: readonly Buffer[];
  /** Which of how many photographers. */
  by: number;
  photographers: number;
  /** Photos a second. */
  rate: number;
  shots: number;
}

/** Uploads one at a time like the phone's queue: a late photo starts when the one before is done. */
export async function shoot({
  base,
  session,
  files,
  by,
  photographers,
  rate,
  shots,
}: Shooting): Promise<Map<number, Sent>> {
  const sent = new Map<number, Sent>();
  const beganAt = Date.now() + (by / photographers / rate) * 1000;
  for (let shot = 0; shot < shots; shot += 1) {
    await pause(Math.max(0, beganAt + (shot * 1000) / rate - Date.now()));
    const bytes = stampJpeg(
      files[(by + shot) % files.length] ?? Buffer.alloc(0),
      `photographer ${by} shot ${shot}`,
      photoBytes,
    );
    const form = new FormData();
    form.set('hall', '听涛厅');
    form.set('file', new Blob([bytes], { type: 'image/jpeg' }), `IMG_${by}_${shot}.jpg`);
    const startedAt = Date.now();
    const answer = await fetch(`${base}${uploadLivePhoto.path}`, {
      method: 'POST',
      headers: { 'x-conference-session': session },
      body: form,
    });
    const body: unknown = await answer.json();
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
    const { id } = resultOf(LiveUpload, { status: answer.status, body });
    sent.set(id, { startedAt, answeredAt: Date.now() });
  }
  return sent;
}
