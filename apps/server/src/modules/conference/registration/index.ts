export { admitApplicant } from './admit-applicant.ts';
export { arrivalIs, arrivalsOf } from './arrival.repository.ts';
export { assertNotCancelled, assertNotEnded } from './assert-not-ended.ts';
export { readAttendanceOf } from './attendance-data.repository.ts';
export { insertMessages } from './attendee-message.repository.ts';
export { authenticateTicket } from './authenticate-ticket.ts';
export { changeAnswers } from './change-answers.ts';
export { changeTicketType } from './change-ticket-type.ts';
export { codeMarkOf } from './code-mark-of.ts';
export { conferenceRoutes } from './conference.routes.ts';
export { type ConferenceClone, movedMoment } from './conference-clone.repository.ts';
export { conferenceExists } from './conference-exists.repository.ts';
export { isModuleOn, switchModules } from './conference-modules.policy.ts';
export { countModules, findModules, isSwitchedOff, storeModules } from './conference-modules.repository.ts';
export { conferenceSitemap } from './conference-sitemap.repository.ts';
export { isConferenceOver, isConferencePublic, stateOfConference } from './conference-state.repository.ts';
export { endRegistration } from './end-registration.ts';
export { fillPlaces } from './fill-places.ts';
export { followTicketOrders, type TicketOrderParts } from './follow-ticket-orders.ts';
export { issuePaidTicket, releaseUnpaidPlace } from './follow-ticket-payment.ts';
export { forgetAttendees } from './forget-attendees.ts';
export { liveTargets, staffTargets } from './hub-targets.ts';
export { reissueTicket, resendTicket, revokeTicket } from './issue-tickets.ts';
export { leaveConferences } from './leave-conferences.ts';
export { findLiveTicketSessions } from './live-ticket-sessions.repository.ts';
export { lockPlaces, sharePlaces } from './place.repository.ts';
export { publishAttendeeChanged, publishAttendeesChanged } from './publish-attendee-changed.ts';
export { readModules } from './read-modules.ts';
export { accountOfAttendee, isOwnAttendee, isStanding, standingStates } from './registration.repository.ts';
export { type Answers, checkAnswers, standardAnswers } from './registration-answers.policy.ts';
export { type MessageDeps, sendAttendeeMessages } from './send-attendee-messages.ts';
export { attendeeMatches, storePlacements } from './staff-attendee.repository.ts';
export { switchWall } from './switch-wall.repository.ts';
export {
  keepTicketSecrets,
  markTicketCode,
  markTicketQr,
  newTicketSecrets,
  openTicketSecrets,
} from './ticket-secrets.ts';
export { followTicketOrdersJob, sendAttendeeMessagesJob, wakeAttendeeWork } from './wake-attendee-work.ts';
export { wrongAnswers } from './wrong-answers.ts';
