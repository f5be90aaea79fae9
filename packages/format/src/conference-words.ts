/** States of a conference as the wire numbers them. */
export const conferenceStateNumbers = {
  draft: 0,
  announced: 1,
  registering: 2,
  regClosed: 3,
  running: 4,
  ended: 5,
  archived: 6,
  cancelled: 7,
} as const;
