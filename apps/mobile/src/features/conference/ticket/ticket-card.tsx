import type { TicketPass } from '@tuyuan/contract/conference/ticket-pass.ts';
import { wireClock, wireShortDay } from '@tuyuan/format/wire-day.ts';
import { CircleCheck, TicketX } from 'lucide-react';
import { PassCode } from '../../../shared/pass/pass-code.tsx';
import styles from './ticket.module.css';

/** Shows the ticket: the code above the perforation, its holder below. */
export function TicketCard({ pass, onEnlarge }: { readonly pass: TicketPass; onEnlarge(): void }) {
  const { conference, admitted } = pass;
  return (
    <article className={styles.card}>
      <header className={styles.banner}>
        <span className={styles.title}>{conference.title}</span>
        <span className={styles.dates}>
          {[...new Set([wireShortDay(conference.startTime), wireShortDay(conference.endTime)])].join('–')}
        </span>
      </header>
      {conference.isOver ? (
        <p className={styles.over}>
          <TicketX size={44} strokeWidth={1.5} aria-hidden />
          会议已结束，入场码不再使用
        </p>
      ) : (
        <div className={styles.code}>
          <PassCode label="入场码" fallback={pass.code} />
          <button type="button" className={styles.enlarge} onClick={onEnlarge} aria-label="放大入场码" />
        </div>
      )}
      <div className={styles.tear} aria-hidden />
      <section className={styles.holder}>
        <div className={styles.who}>
          <h2 className={styles.name}>
            {pass.name}
            <span className={styles.type}>{pass.ticketTypeName}</span>
          </h2>
          <p className={styles.company}>{pass.company}</p>
        </div>
        {admitted ? (
          <p className={styles.admitted}>
            <span>
              <CircleCheck size={18} strokeWidth={1.75} aria-hidden /> 已入场
            </span>
            <small>
              {wireClock(admitted.at)} {admitted.gate || admitted.pointName}
            </small>
          </p>
        ) : (
          <p className={styles.waiting}>未入场</p>
        )}
        <dl className={styles.places}>
          {pass.hall && (
            <div>
              <dt>会场</dt>
              <dd>{pass.hall}</dd>
            </div>
          )}
          {pass.seat && (
            <div>
              <dt>座位</dt>
              <dd>{pass.seat}</dd>
            </div>
          )}
        </dl>
      </section>
    </article>
  );
}
