export { agreementRoutes, assertConsent, cancelAgreement, publishAgreement, recordConsent } from './agreement/index.ts';
export { appLoginRoutes } from './app-login/index.ts';
export {
  type CaptchaProvider,
  captchaRoutes,
  deleteExpiredCaptchas,
  type GeetestCaptcha,
  type SliderCaptcha,
} from './captcha/index.ts';
export {
  Avatar,
  accountDeleting,
  assignRole,
  authenticate,
  authorChanged,
  avatarJoin,
  avatarJson,
  completeAdminRole,
  confirmOwner,
  createUser,
  deleteOldThrottles,
  findHoldings,
  findLiveSessions,
  findPhone,
  findUserByPhone,
  hashPassword,
  holdsPermission,
  identityRoutes,
  insertSeedRoles,
  openSession,
  rolesChanged,
  type ThrottleRules,
  userPicture,
  verifyPassword,
} from './identity/index.ts';
export { type OAuthProvider, type OAuthProviderName, oauthRoutes } from './oauth/index.ts';
export { frontUserRoutes } from './profile/index.ts';
export { deleteExpiredQrLogIns, qrLogInRoutes } from './qr-log-in/index.ts';
export { accountSafetyRoutes, deleteDueAccounts, deleteExpiredExportLinks, describeDevice } from './safety/index.ts';
export {
  type ConferenceWords,
  deleteExpiredCodes,
  deleteOldOutboxMessages,
  insertOutboxMessage,
  listOutboxMessages,
  longestWords,
  type SmsMessage,
  type SmsSender,
  smsOutboxRoutes,
  smsRoutes,
} from './sms/index.ts';
export { findPublicUnitsOf, organizationUnitRoutes } from './units/index.ts';
export { userManagementRoutes } from './users/index.ts';
