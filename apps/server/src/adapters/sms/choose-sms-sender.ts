import type { Config } from '../../config.ts';
import type { SmsSender } from '../../modules/account/index.ts';
import { aliyunSms } from './aliyun.ts';
import { outboxSms } from './outbox.ts';

/** Returns the configured sender. The configuration has already checked what Aliyun needs; `keep` stores a message in the outbox. */
export function chooseSmsSender(config: Config, keep: SmsSender['send']): SmsSender {
  if (config.SMS_PROVIDER !== 'aliyun') return outboxSms(keep);
  return aliyunSms({
    accessKeyId: config.ALIYUN_SMS_KEY_ID ?? '',
    accessKeySecret: config.ALIYUN_SMS_KEY_SECRET ?? '',
    signName: config.ALIYUN_SMS_SIGN_NAME ?? '',
    codeTemplate: config.ALIYUN_SMS_CODE_TEMPLATE ?? '',
    noticeTemplate: config.ALIYUN_SMS_NOTICE_TEMPLATE ?? '',
    conferenceTemplate: config.ALIYUN_SMS_CONFERENCE_TEMPLATE ?? '',
    ticketTemplate: config.ALIYUN_SMS_TICKET_TEMPLATE ?? '',
    stateTemplate: config.ALIYUN_SMS_STATE_TEMPLATE ?? '',
    notificationTemplate: config.ALIYUN_SMS_NOTIFICATION_TEMPLATE ?? '',
    server: config.ALIYUN_SMS_SERVER,
  });
}
