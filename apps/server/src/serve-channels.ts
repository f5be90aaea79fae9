import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { channelRoutes, type MailSender, openMailSender, type SendBySmtp } from './modules/community/index.ts';
import { type ResolveHost, resolveAnyHost, resolvePublicHost } from './platform/network/public-address.ts';
import { openSecretBox, type SecretBox } from './platform/secret-box.ts';

/** By what notifications leave this server. */
export interface Delivery {
  mail: MailSender;
  box: SecretBox;
  resolveHost: ResolveHost;
}

export function openDelivery(config: Config, secretKey: Buffer, sendBySmtp: SendBySmtp): Delivery {
  const box = openSecretBox(secretKey, 'channel');
  const resolveHost = config.DELIVERY_TO_PRIVATE_HOSTS ? resolveAnyHost : resolvePublicHost;
  const mail = openMailSender({ box, resolveHost, sendBySmtp, timeoutMs: config.DELIVERY_TIMEOUT_MS });
  return { mail, box, resolveHost };
}

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
