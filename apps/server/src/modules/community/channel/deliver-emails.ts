import type { Database } from '../../../platform/database/database.ts';
import { textSetting } from '../../site/index.ts';
import type { ChannelDeps } from './channel-deps.ts';
import { claimEmails, type DueEmail, settle } from './delivery.repository.ts';
import { holdQuiet, type QuietDeps } from './hold-quiet.ts';
import { notificationMail } from './mail-text.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

const batchSize = 20;

export interface DeliveryDeps extends Pick<ChannelDeps, 'mail' | 'box'>, QuietDeps {
  /** `https://host` where no other is set on the site. */
  siteAddress: string;
}

/** Sends the notifications that are due by e-mail, until none is left or the mail server takes none. */
export async function deliverEmails({ mail, box, siteAddress, ...quiet }: DeliveryDeps, db: Database, schema: string) {
  const siteName = await textSetting(db, 'siteName');
  const origin = ((await textSetting(db, 'siteAddress')) || siteAddress).replace(/[/]+$/, '');
  for (;;) {
    const claimed = await claimEmails(db, batchSize);
    const due = await holdQuiet(db, claimed, quiet);
    const wanted = due.filter(isWanted);
    for (const one of due) if (!isWanted(one)) await settle(db, one, 'unwanted');
    const outcomes = await mail.send(
      db,
      wanted.map((one) =>
        notificationMail(one, siteName, {
          link: `${origin}${one.link || `/user/main/notification/NoticeContent?id=${one.notificationId}`}`,
          settings: `${origin}/user/main/notification/notice`,
          unsubscribe: `${origin}${unsubscribeLink(box, { userId: one.userId, topic: one.topic, schema })}`,
        }),
      ),
    );
    for (const [index, one] of wanted.entries()) await settle(db, one, outcomes[index] ?? 'unavailable');
    const isDown =
      wanted.length > 0 && outcomes.every((outcome) => outcome === 'unavailable' || outcome === 'senderRefused');
    if (claimed.length < batchSize || isDown) return;
  }
}

function isWanted(due: DueEmail): due is DueEmail & { address: string } {
  return due.address !== null;
}
