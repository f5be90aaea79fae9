import type { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import { wireDay } from '@tuyuan/format/wire-day.ts';
import { conferenceDay } from '../../../shared/clock/conference-day.ts';

export interface WallHour {
  /** `2026-11-22T10`. */
  readonly key: string;
  /** 10 点, with the day where it is not the conference's today. */
  readonly title: string;
  readonly photos: readonly LivePhoto[];
  /** Count of the whole hour, loaded or not; null if unknown. */
  readonly count: number | null;
}

/** Groups the photos by the hour they were shot, keeping their order. `today` as `2026-11-22`. */
export function hoursOfWall(
  photos: readonly LivePhoto[],
  halfHours: readonly { readonly at: string; readonly count: number }[],
  today: string,
): WallHour[] {
  const byHour = new Map<string, LivePhoto[]>();
  for (const photo of photos) {
    const key = photo.shotAt.slice(0, 13);
    const hour = byHour.get(key);
    if (hour) hour.push(photo);
    else byHour.set(key, [photo]);
  }
  return [...byHour].map(([key, inHour]) => {
    const halves = halfHours.filter(({ at }) => at.startsWith(key));
    const clock = `${Number(key.slice(11))} 点`;
    return {
      key,
      title: conferenceDay(`${key}:00:00`) === today ? clock : `${wireDay(key)} ${clock}`,
      photos: inHour,
      count: halves.length === 0 ? null : halves.reduce((sum, { count }) => sum + count, 0),
    };
  });
}
