import { setTimeout as pause } from 'node:timers/promises';
import { openHub } from '@tuyuan/realtime/client/open-hub.ts';

/** Gives up the rest after this long without a photo. */
const silenceMs = 60_000;

export interface Wall {
  /** When a photo was heard of, in milliseconds since the epoch, and where its picture is. */
  heard: Map<number, { at: number; imageId: number; version: string }>;
  hangUp(): void;
}

/** Watches the wall as a viewer on the live hub. */
export async function watchWall(base: string, conferenceId: number, token: string): Promise<Wall> {
  const heard: Wall['heard'] = new Map();
  const hub = openHub({ hub: 'conferenceLive', server: base, credentials: () => ({ as: 'ticket', token }) });
  await new Promise<void>((listening) => {
    hub.listen(`conference:${conferenceId}`, {
      on: {
        photoPublished({ id, photo }) {
          if (photo) heard.set(id, { at: Date.now(), imageId: photo.imageId, version: photo.version });
        },
      },
      lostTrack: listening,
    });
  });
  return { heard, hangUp: hub.close };
}

/** Waits until `count` photos are on the wall, or no more arrive. */
export async function allHeard({ heard }: Wall, count: number): Promise<void> {
  let [known, since] = [heard.size, Date.now()];
  while (heard.size < count && Date.now() - since < silenceMs) {
    await pause(100);
    if (heard.size !== known) [known, since] = [heard.size, Date.now()];
  }
}
