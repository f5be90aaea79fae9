import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import {
  channelRoutes,
  type MailSender,
  openMailSender,
  type PushDeps,
  type SendBySmtp,
  type SendPush,
} from './modules/community/index.ts';
import { type ResolveHost, resolveAnyHost, resolvePublicHost } from './platform/network/public-address.ts';
import { openSecretBox, type SecretBox } from './platform/secret-box.ts';

/** By what notifications leave this server. */
export interface Delivery {
  mail: MailSender;
  box: SecretBox;
  resolveHost: ResolveHost;
  push: PushDeps;
}

interface Senders {
  sendBySmtp: SendBySmtp;
  sendPush: SendPush;
}

export function openDelivery(config: Config, secretKey: Buffer, { sendBySmtp, sendPush }: Senders): Delivery {
  const box = openSecretBox(secretKey, 'channel');
  const resolveHost = hostsFor(config.MAIL_TO_PRIVATE_HOSTS);
  const timeoutMs = config.DELIVERY_TIMEOUT_MS;
  const mail = openMailSender({ box, resolveHost, sendBySmtp, timeoutMs });
  const isPrivate = config.PUSH_TO_PRIVATE_HOSTS;
  const push = { sendPush, box, resolveHost: hostsFor(isPrivate), isPrivate, timeoutMs };
  return { mail, box, resolveHost, push };
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
