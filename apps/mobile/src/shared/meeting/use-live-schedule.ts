import { useLiveEvents } from './use-live-events.ts';

interface LiveSchedule {
  /** A session one starred or has a seat in is another one now. */
  changed(title: string): void;
  /** A seat came free for who waited. */
  seatHeld(): void;
  /** More was missed than the server keeps: what is shown has to be read anew. */
  lostTrack(): void;
}

/** Hears what the conference tells this ticket of its sessions, as long as the page is there. */
export function useLiveSchedule({ changed, seatHeld, lostTrack }: LiveSchedule): void {
  useLiveEvents({
    on: {
      scheduleChanged: ({ title }) => changed(typeof title === 'string' ? title : ''),
      seatChanged: () => seatHeld(),
    },
    lostTrack,
  });
}
