import type { TicketType } from '@tuyuan/contract/conference/conference-fields.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import styles from './attend-form.module.css';

interface TicketTypeFieldProps {
  readonly types: readonly TicketType[];
  readonly typeId: number | undefined;
  onChange(typeId: number): void;
}

function refundText(days: number): string {
  return days === 0 ? '开始前可自行退票' : `开始 ${days} 天前可自行退票`;
}

/** Which ticket, with what it is for and what it includes. */
export function TicketTypeField({ types, typeId, onChange }: TicketTypeFieldProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>票种</legend>
      {types.map((type) => {
        const facts = [
          type.description,
          type.priceCents > 0 && refundText(type.refundDays),
          type.includes.length > 0 && `含${type.includes.join('、')}`,
        ].filter(Boolean);
        return (
          <label key={type.id} className={styles.type}>
            <input type="radio" name="type" checked={type.id === typeId} onChange={() => onChange(type.id)} />
            <span>
              {type.name}
              {type.priceCents > 0 && ` ${formatPrice(type.priceCents)}`}
              {type.availability === 'waitlist' ? '（候补）' : type.needsApproval ? '（需审核）' : ''}
              {facts.length > 0 && <small>{facts.join('；')}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
