import * as account from './account.ts';
import * as accountSafety from './account-safety.ts';
import * as advanceImageSearch from './advance-image-search.ts';
import * as albumCategoryData from './album-category-data.ts';
import * as albumData from './album-data.ts';
import * as albumManagement from './album-management.ts';
import * as auditedLog from './audited-log.ts';
import * as captcha from './captcha.ts';
import * as categoryManagement from './category-management.ts';
import * as checkIn from './check-in.ts';
import * as checkInManagement from './check-in-management.ts';
import * as checkInOffice from './check-in-office.ts';
import * as conferenceAttendeeActions from './conference-attendee-actions.ts';
import * as conferenceAttendees from './conference-attendees.ts';
import * as conferenceAuth from './conference-auth.ts';
import * as conferenceCalendar from './conference-calendar.ts';
import * as conferenceData from './conference-data.ts';
import * as conferenceDuty from './conference-duty.ts';
import * as conferenceDutyManagement from './conference-duty-management.ts';
import * as conferenceInbox from './conference-inbox.ts';
import * as conferenceInteraction from './conference-interaction.ts';
import * as conferenceLive from './conference-live.ts';
import * as conferenceManagement from './conference-management.ts';
import * as conferenceManner from './conference-manner.ts';
import * as conferenceMaterial from './conference-material.ts';
import * as conferenceNotice from './conference-notice.ts';
import * as conferenceNoticeOffice from './conference-notice-office.ts';
import * as conferencePublishing from './conference-publishing.ts';
import * as conferenceRehearsal from './conference-rehearsal.ts';
import * as conferenceSchedule from './conference-schedule.ts';
import * as conferenceStay from './conference-stay.ts';
import * as conferenceStayManagement from './conference-stay-management.ts';
import * as conferenceTicketTypes from './conference-ticket-types.ts';
import * as conferenceTraffic from './conference-traffic.ts';
import * as conferenceTrafficManagement from './conference-traffic-management.ts';
import * as conferenceUserMobile from './conference-user-mobile.ts';

import * as dashboard from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';
import * as externalAccount from './external-account.ts';
import * as frontUser from './front-user.ts';
import * as hubData from './hub-data.ts';
import * as imageData from './image-data.ts';
import * as imageManagement from './image-management.ts';
import * as indexData from './index-data.ts';
import * as interactionManagement from './interaction-management.ts';
import * as interactionModeration from './interaction-moderation.ts';
import * as liveManagement from './live-management.ts';
import * as menu from './menu.ts';
import * as mfuiSetting from './mfui-setting.ts';
import * as oauth from './oauth.ts';
import * as organizationUnit from './organization-unit.ts';
import * as permission from './permission.ts';
import * as photographerData from './photographer-data.ts';
import * as regionManagement from './region-management.ts';
import * as registration from './registration.ts';
import * as roleManagement from './role-management.ts';
import * as schedulePublishing from './schedule-publishing.ts';
import * as scheduleRooms from './schedule-rooms.ts';
import * as sensitiveWord from './sensitive-word.ts';
import * as signPointManagement from './sign-point-management.ts';
import * as siteSetting from './site-setting.ts';
import * as sms from './sms.ts';
import * as smsOutbox from './sms-outbox.ts';
import * as tenantManagement from './tenant-management.ts';
import * as ticketPass from './ticket-pass.ts';
import * as userLoginAttempt from './user-login-attempt.ts';
import * as userManagement from './user-management.ts';
import * as userSession from './user-session.ts';

const services = [
  account,
  accountSafety,
  advanceImageSearch,
  albumCategoryData,
  albumData,
  albumManagement,
  auditedLog,
  captcha,
  conferenceInbox,
  conferenceDuty,
  conferenceDutyManagement,
  conferenceInteraction,
  conferenceMaterial,
  conferenceLive,
  conferenceManner,
  conferenceNotice,
  conferenceNoticeOffice,
  conferenceRehearsal,
  categoryManagement,
  conferenceAttendees,
  conferenceAttendeeActions,
  conferenceCalendar,
  conferenceSchedule,
  schedulePublishing,
  scheduleRooms,
  conferenceAuth,
  conferenceData,
  conferenceTicketTypes,
  conferencePublishing,
  conferenceManagement,
  conferenceUserMobile,
  checkIn,
  conferenceStay,
  conferenceStayManagement,
  conferenceTraffic,
  conferenceTrafficManagement,
  checkInManagement,
  checkInOffice,
  signPointManagement,
  dashboard,
  externalAccount,
  frontUser,
  hubData,
  imageData,
  imageManagement,
  indexData,
  interactionManagement,
  interactionModeration,
  liveManagement,
  oauth,
  organizationUnit,
  permission,
  menu,
  mfuiSetting,
  photographerData,
  registration,
  sms,
  smsOutbox,
  regionManagement,
  siteSetting,
  roleManagement,
  sensitiveWord,
  tenantManagement,
  ticketPass,
  userManagement,
  userSession,
  userLoginAttempt,
];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value;
}

/** Every call of the wire by its name; what the documentation and the contract's own test walk. */
export const contract: ReadonlyMap<string, Endpoint> = new Map(
  services.flatMap((service) =>
    Object.entries(service).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : [])),
  ),
);
