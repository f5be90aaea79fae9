export { cloneSchedule } from './clone-schedule.repository.ts';
export { readDraftSessions } from './draft-session.repository.ts';
export type { PersonalEntry, PersonalSource } from './personal-entry.ts';
export { publishDraft } from './publish-draft.ts';
export { reassignExpiredSeats } from './reassign-expired-seats.ts';
export { requireConference, requireVisibleConference } from './require-conference.ts';
export { scheduleRoutes } from './schedule.routes.ts';
