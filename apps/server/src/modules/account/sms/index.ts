export {
  deleteExpiredCodes,
  deleteOldOutboxMessages,
  insertOutboxMessage,
  listOutboxMessages,
} from './sms.repository.ts';
export { smsRoutes } from './sms.routes.ts';
export { takeSmsCode, verifySmsCode, wrongSmsCode } from './sms-code.ts';
export { smsOutboxRoutes } from './sms-outbox.routes.ts';
export { type ConferenceWords, longestWords, type SmsMessage, type SmsSender } from './sms-sender.ts';
