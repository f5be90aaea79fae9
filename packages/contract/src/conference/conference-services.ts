import * as conferenceStay from './accommodation.ts';
import * as conferenceStayManagement from './accommodation-management.ts';
import * as conferenceAttendeeActions from './attendee-actions.ts';
import * as conferenceAttendees from './attendees.ts';
import * as conferenceCalendar from './calendar.ts';
import * as checkIn from './check-in.ts';
import * as checkInManagement from './check-in-management.ts';
import * as checkInOffice from './check-in-office.ts';
import * as conferenceManner from './code-of-conduct.ts';
import * as conferenceData from './conference-data.ts';
import * as conferenceManagement from './conference-management.ts';
import * as conferenceModules from './conference-modules.ts';
import * as conferenceDuty from './duty.ts';
import * as conferenceDutyManagement from './duty-management.ts';
import * as conferenceInbox from './inbox.ts';
import * as conferenceInteraction from './interaction.ts';
import * as interactionManagement from './interaction-management.ts';
import * as interactionModeration from './interaction-moderation.ts';
import * as conferenceMaterial from './material.ts';
import * as conferenceOfTicket from './my-conference.ts';
import * as conferenceNotice from './notice.ts';
import * as conferenceNoticeOffice from './notice-office.ts';
import * as conferenceLive from './photo-wall.ts';
import * as liveManagement from './photo-wall-management.ts';
import * as conferencePublishing from './publishing.ts';
import * as conferenceRehearsal from './rehearsal.ts';
import * as conferenceSchedule from './schedule.ts';
import * as schedulePublishing from './schedule-publishing.ts';
import * as scheduleRooms from './schedule-rooms.ts';
import * as signPointManagement from './sign-point-management.ts';
import * as conferenceAuth from './ticket-auth.ts';
import * as ticketPass from './ticket-pass.ts';
import * as conferenceTicketTypes from './ticket-types.ts';
import * as conferenceTraffic from './transport.ts';
import * as conferenceTrafficManagement from './transport-management.ts';
import * as conferenceUserMobile from './user-mobile.ts';

/** The services of conferences. */
export const conferenceServices = [
  conferenceStay,
  conferenceStayManagement,
  conferenceAttendeeActions,
  conferenceAttendees,
  conferenceCalendar,
  checkIn,
  checkInManagement,
  checkInOffice,
  conferenceManner,
  conferenceData,
  conferenceManagement,
  conferenceModules,
  conferenceDuty,
  conferenceDutyManagement,
  conferenceInbox,
  conferenceInteraction,
  interactionManagement,
  interactionModeration,
  conferenceMaterial,
  conferenceOfTicket,
  conferenceNotice,
  conferenceNoticeOffice,
  conferenceLive,
  liveManagement,
  conferencePublishing,
  conferenceRehearsal,
  conferenceSchedule,
  schedulePublishing,
  scheduleRooms,
  signPointManagement,
  conferenceAuth,
  ticketPass,
  conferenceTicketTypes,
  conferenceTraffic,
  conferenceTrafficManagement,
  conferenceUserMobile,
];
