import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { SmsSender } from './modules/account/index.ts';
import {
  channelRoutes,
  type MailSender,
  openMailSender,
  type PushDeps,
  type QuietHours,
  type SendBySmtp,
  type SendPush,
  type TextDeps,
} from './modules/community/index.ts';
import { type ResolveHost, resolveAnyHost, resolvePublicHost } from './platform/network/public-address.ts';
import { openSecretBox, type SecretBox } from './platform/secret-box.ts';

/** By what notifications leave this server. */
export interface Delivery {
  mail: MailSender;
  box: SecretBox;
  resolveHost: ResolveHost;
  push: PushDeps;
  text: TextDeps;
  quietHours: QuietHours;
}

interface Senders {
  sendBySmtp: SendBySmtp;
  sendPush: SendPush;
  smsSender: SmsSender;
}

export function openDelivery(
  config: Config,
  secretKey: Buffer,
  { sendBySmtp, sendPush, smsSender }: Senders,
): Delivery {
  const box = openSecretBox(secretKey, 'channel');
  const resolveHost = hostsFor(config.MAIL_TO_PRIVATE_HOSTS);
  const timeoutMs = config.DELIVERY_TIMEOUT_MS;
  const mail = openMailSender({ box, resolveHost, sendBySmtp, timeoutMs });
  const isPrivate = config.PUSH_TO_PRIVATE_HOSTS;
  const push = { sendPush, box, resolveHost: hostsFor(isPrivate), isPrivate, timeoutMs };
  const text = {
    sender: smsSender,
    isOffered: config.SMS_PROVIDER !== 'aliyun' || config.ALIYUN_SMS_NOTIFICATION_TEMPLATE !== undefined,
    perPerson: config.SMS_NOTIFICATIONS_PER_PERSON,
    perSite: config.SMS_NOTIFICATIONS_PER_SITE,
  };
  return { mail, box, resolveHost, push, text, quietHours: quietHoursOf(config.QUIET_HOURS) };
}

/** Whoever switches quiet hours on where they are off begins with the night. */
function quietHoursOf(setting: string): QuietHours {
  const [from = '', until = ''] = (setting === 'off' ? '22:00-08:00' : setting).split('-');
  return { isOn: setting !== 'off', from, until };
}

const hostsFor = (isPrivate: boolean): ResolveHost => (isPrivate ? resolveAnyHost : resolvePublicHost);

/** Mounts the settings of how notifications reach people besides on the site. */
export function serveChannels(app: FastifyInstance, config: Config, delivery: Delivery): Promise<void> {
  return channelRoutes(app, {
    ...delivery,
    limits: {
      pauseSeconds: config.EMAIL_PAUSE_SECONDS,
      perPerson: config.EMAIL_CODES_PER_PERSON,
      perEmail: config.EMAIL_CODES_PER_EMAIL,
      perAddress: config.EMAIL_CODES_PER_ADDRESS,
      perSite: config.EMAIL_CODES_PER_SITE,
    },
  });
}
