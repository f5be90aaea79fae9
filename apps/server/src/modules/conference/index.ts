export { accommodationRoutes, reassignFreedBeds, stayCalendar } from './accommodation/index.ts';
export { openCheckInDesk, signInRoutes, voucherCalendar } from './check-in/index.ts';
export { codeOfConductRoutes, publishManner } from './code-of-conduct/index.ts';
export {
  dutyCalendar,
  dutyManagementRoutes,
  dutyRoutes,
  raiseAlarms,
  releaseShiftsOfLeavers,
} from './duty/index.ts';
export {
  createInteraction,
  createRoom,
  interactionRoutes,
  lockOverdueInteractions,
  moveInteraction,
  openReactionBuffer,
} from './interaction/index.ts';
export { conferenceManagementRoutes, keepFirstVersion } from './management/index.ts';
export { materialRoutes, tidyAttachments, uploadMaterial, withdrawMaterial } from './material/index.ts';
export {
  createNotice,
  noticeRoutes,
  recallNotice,
  scheduleNotice,
  sendDueNotices,
  sendNotice,
  sendUnreadAsSms,
} from './notice/index.ts';
export { photoWallRoutes, releaseLivePhoto, releaseRetiredPhotographers, wallFileRoutes } from './photo-wall/index.ts';
export {
  authenticateTicket,
  conferenceRoutes,
  conferenceSitemap,
  findLiveTicketSessions,
  followTicketOrders,
  followTicketOrdersJob,
  forgetAttendees,
  issuePaidTicket,
  keepTicketSecrets,
  leaveConferences,
  liveTargets,
  type MessageDeps,
  newTicketSecrets,
  readAttendanceOf,
  releaseUnpaidPlace,
  sendAttendeeMessages,
  sendAttendeeMessagesJob,
  staffTargets,
  type TicketOrderParts,
} from './registration/index.ts';
export {
  type Installation,
  type RehearsalDeps,
  rehearsalJob,
  rehearsalRoutes,
  runRehearsal,
} from './rehearsal/index.ts';
export { publishDraft, reassignExpiredSeats, scheduleRoutes } from './schedule/index.ts';
export { reassignFreedRides, transportRoutes, tripCalendar } from './transport/index.ts';
