export { authenticateTicket } from './authenticate-ticket.ts';
export { conferenceRoutes } from './conference.routes.ts';
export { conferenceExists } from './conference-exists.repository.ts';
export { guessGate } from './guess-gate.ts';
export { deleteEmptyGuessLevels } from './guess-level.repository.ts';
export { liveTargets, staffTargets } from './hub-targets.ts';
export { findLiveTicketSessions } from './live-ticket-sessions.repository.ts';
export { type MessageDeps, sendAttendeeMessages, sendAttendeeMessagesJob } from './send-attendee-messages.ts';
export { markTicketCode, markTicketQr, openTicketSecrets } from './ticket-secrets.ts';
