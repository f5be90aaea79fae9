import type { Database } from '../../../platform/database/database.ts';
import { textSetting } from '../../site/index.ts';
import type { ChannelDeps } from './channel-deps.ts';
import { claimEmails, type DueEmail, settle } from './delivery.repository.ts';
import type { MailOutcome } from './mail-sender.ts';
import { notificationMail } from './mail-text.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

const batchSize = 20;
const settlements = { sent: 'sent', refused: 'dropped', unavailable: 'later' } as const satisfies Record<
  MailOutcome,
  string
>;

export interface DeliveryDeps extends Pick<ChannelDeps, 'mail' | 'box'> {
  /** `https://host` where no other is set on the site. */
  siteAddress: string;
}

/** Sends the notifications that are due by e-mail, until none is left or the mail server takes none. */
export async function deliverEmails({ mail, box, siteAddress }: DeliveryDeps, db: Database, schema: string) {
  const siteName = await textSetting(db, 'siteName');
  const origin = ((await textSetting(db, 'siteAddress')) || siteAddress).replace(/[/]+$/, '');
  for (;;) {
    const claimed = await claimEmails(db, batchSize);
    const wanted = claimed.filter(isWanted);
    for (const due of claimed) if (!isWanted(due)) await settle(db, due, 'dropped');
    const outcomes = await mail.send(
      db,
      wanted.map((due) =>
        notificationMail(due, siteName, {
          link: `${origin}${due.link || `/user/main/notification/NoticeContent?id=${due.notificationId}`}`,
          settings: `${origin}/user/main/notification/notice`,
          unsubscribe: `${origin}${unsubscribeLink(box, { userId: due.userId, topic: due.topic, schema })}`,
        }),
      ),
    );
    for (const [index, due] of wanted.entries()) await settle(db, due, settlements[outcomes[index] ?? 'unavailable']);
    const isDown = wanted.length > 0 && outcomes.every((outcome) => outcome === 'unavailable');
    if (claimed.length < batchSize || isDown) return;
  }
}

function isWanted(due: DueEmail): due is DueEmail & { address: string } {
  return due.address !== null;
}
