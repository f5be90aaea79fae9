// Without zod: the browser needs these.

export const hubPaths = {
  conferenceLive: '/hubs/conferenceLive',
  conferenceStaff: '/hubs/conferenceStaff',
  galleryCommon: '/hubs/galleryCommon',
} as const;

export type HubName = keyof typeof hubPaths;

/** Names of the events that each hub sends to its clients. */
export const hubEventNames = {
  conferenceLive: [
    'photoPublished',
    'danmaku',
    'questionChanged',
    'interactionState',
    'tally',
    'notice',
    'scheduleChanged',
    'seatChanged',
    'modulesChanged',
    'admitted',
    'presence',
  ],
  conferenceStaff: [
    'scan',
    'counters',
    'conflict',
    'dutyChanged',
    'gap',
    'trip',
    'deviceState',
    'attendeeChanged',
    'waiting',
  ],
  galleryCommon: ['rankTick', 'voteFinal', 'creditChanged', 'reviewResult', 'orderPaid', 'notified', 'announcement'],
} as const;

export type HubEventName<H extends HubName> = (typeof hubEventNames)[H][number];
