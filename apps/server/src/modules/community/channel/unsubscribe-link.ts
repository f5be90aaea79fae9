import { timingSafeEqual } from 'node:crypto';
import { type DeliveredTopic, deliveredTopicNames } from '@tuyuan/contract/community/notification-words.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';

export interface Unsubscription {
  userId: number;
  topic: DeliveredTopic;
  /** The site's; a link of one site opens nothing on another. */
  schema: string;
}

export const unsubscribePath = '/notification/unsubscribe';

/** Returns the path that ends e-mails of a topic for a person, without a session: whoever has the e-mail may. */
export function unsubscribeLink(box: SecretBox, unsubscription: Unsubscription): string {
  const { userId, topic } = unsubscription;
  return `${unsubscribePath}?user=${userId}&topic=${topic}&sign=${signOf(box, unsubscription).toString('base64url')}`;
}

/** Returns what a link stands for, or null for one that this site did not write. */
export function readUnsubscribeLink(
  box: SecretBox,
  schema: string,
  { user, topic, sign }: { user: string; topic: string; sign: string },
): Unsubscription | null {
  const known = deliveredTopicNames.find((name) => name === topic);
  const userId = Number(user);
  if (known === undefined || !Number.isInteger(userId)) return null;
  const unsubscription = { userId, topic: known, schema };
  const [expected, given] = [signOf(box, unsubscription), Buffer.from(sign, 'base64url')];
  return given.length === expected.length && timingSafeEqual(given, expected) ? unsubscription : null;
}

function signOf(box: SecretBox, { userId, topic, schema }: Unsubscription): Buffer {
  return box.mark(`unsubscribe ${schema} ${userId} ${topic}`);
}
