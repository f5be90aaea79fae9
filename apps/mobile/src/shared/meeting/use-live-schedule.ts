import { useLiveEvents } from './use-live-events.ts';

interface LiveSchedule {
  /** Called when a session the attendee starred or has a seat in changed. */
  changed(title: string): void;
  /** Called when a seat came free for an attendee on the waitlist. */
  seatHeld(): void;
  /** Called when more events were missed than the server keeps, so that the shown data has to be fetched again. */
  lostTrack(): void;
}

/** Listens to the conference's session events for this ticket while mounted. */
export function useLiveSchedule({ changed, seatHeld, lostTrack }: LiveSchedule): void {
  useLiveEvents({
    on: {
      scheduleChanged: ({ title }) => changed(typeof title === 'string' ? title : ''),
      seatChanged: () => seatHeld(),
    },
    lostTrack,
  });
}
