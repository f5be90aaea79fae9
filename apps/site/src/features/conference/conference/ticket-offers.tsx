import type { TicketType } from '@tuyuan/contract/conference/conference-fields.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { momentText } from '../../../shared/conference/conference-words.ts';
import styles from './ticket-offers.module.css';

/** Returns what a ticket type allows now: 余 36 个名额. */
function offerText({ availability, remaining, needsApproval, saleFrom }: TicketType): string {
  switch (availability) {
    case 'waitlist':
      return '名额已满，可候补';
    case 'full':
      return '名额已满';
    case 'over':
      return '已停止';
    case 'notYet':
      return saleFrom === null ? '未开放' : `${momentText(saleFrom)} 开放`;
    case 'open': {
      const places = remaining === null || needsApproval ? '' : `余 ${remaining} 个名额`;
      return [places, needsApproval && '需审核'].filter(Boolean).join('，');
    }
  }
}

/** Ticket types with what is left of them; only where registration is open. */
export function TicketOffers({ types }: { readonly types: readonly TicketType[] }) {
  return (
    <ul className={styles.offers}>
      {types.map((type) => {
        const facts = [type.description, type.includes.join('、')].filter(Boolean).join('；');
        return (
          <li key={type.id} className={styles.offer}>
            <strong>
              {type.name}
              {type.priceCents > 0 && <span className={styles.price}>{formatPrice(type.priceCents)}</span>}
            </strong>
            <span className={styles.left}>{offerText(type)}</span>
            {facts !== '' && <small>{facts}</small>}
          </li>
        );
      })}
    </ul>
  );
}
