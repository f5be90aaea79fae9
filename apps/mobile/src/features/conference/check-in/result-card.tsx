import { formatDateTime } from '@tuyuan/format/date.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { CircleCheck, CircleX, TriangleAlert, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { serverNow } from '../../../shared/clock/server-clock.ts';
import { useNow } from '../../../shared/use-now.ts';
import { cardWords } from './card-words.ts';
import type { CheckerState } from './checker-state.ts';
import type { ScanCard } from './checker-types.ts';
import styles from './result-card.module.css';

const signs = { pass: CircleCheck, attention: TriangleAlert, refused: CircleX } as const;
const clock = (at: number) => formatDateTime(at).slice(11);

interface ResultCardProps {
  readonly card: ScanCard;
  readonly state: CheckerState;
  onDismiss(): void;
  onOverride(): void;
  onUndo(): void;
}

/** The verdict in full colour: green closes by itself, amber needs a tap, red must be read. */
export function ResultCard({ card, state, onDismiss, onOverride, onUndo }: ResultCardProps) {
  const point = state.station?.points.find(({ id }) => id === card.pointId);
  const { title, text } = cardWords(card, point?.kind ?? 'door', state.stand?.direction ?? 'in');
  const Sign = signs[card.verdict];
  const { person, first, verdict } = card;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (verdict !== 'pass') next.current?.focus({ preventScroll: true });
  }, [verdict]);
  return (
    <section className={classNames(styles.card, styles[verdict])} aria-label={`${title} ${text} ${person?.name ?? ''}`}>
      <header className={styles.head}>
        <Sign size={48} strokeWidth={1.75} aria-hidden />
        <div>
          <h2 className={styles.title}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
      </header>
      {person && (
        <div className={styles.person}>
          <span className={styles.initial} aria-hidden>
            {(person.name || '票').slice(0, 1)}
          </span>
          <div className={styles.facts}>
            <p className={styles.name}>{person.name || '姓名未知（名单之后办的票）'}</p>
            {first && verdict === 'refused' ? (
              <>
                <p>
                  首次{point?.portions ? '领取' : '入场'} {first.at.slice(11)} {first.gate}
                </p>
                <p>
                  {first.device && `设备 ${first.device}`} {first.staff && `经办 ${first.staff}`}
                </p>
              </>
            ) : (
              <>
                <p>{[person.ticketTypeName, person.company].filter((part) => part !== '').join('，')}</p>
                <p>
                  {point?.portions
                    ? person.diet || '普通餐'
                    : [person.hall, person.seat].filter((part) => part !== '').join(' ')}
                </p>
              </>
            )}
          </div>
        </div>
      )}
      <footer className={styles.foot}>
        {verdict === 'pass' && (
          <>
            <span>
              {card.isOffline ? '离线核对' : clock(card.at)}
              {card.undoUntil !== null && `，本机第 ${state.admitted} 人`}
            </span>
            {card.undoUntil !== null && <UndoButton until={card.undoUntil} onUndo={onUndo} />}
          </>
        )}
        {verdict === 'attention' && (
          <>
            {card.canOverride ? (
              <button type="button" className={styles.second} onClick={onOverride}>
                {card.reason === 'provisional' ? '临时放行' : '组长放行'}
              </button>
            ) : (
              <span>
                {card.isLate ? '开始后入场，请带到后排' : card.owesManner ? '可以进，请他在手机上确认须知' : ''}
              </span>
            )}
            <button ref={next} type="button" className={styles.main} onClick={onDismiss}>
              知道了
            </button>
          </>
        )}
        {verdict === 'refused' && (
          <>
            {card.canOverride ? (
              <button type="button" className={styles.second} onClick={onOverride}>
                组长放行
              </button>
            ) : (
              <span />
            )}
            <button ref={next} type="button" className={styles.main} onClick={onDismiss}>
              继续扫
            </button>
          </>
        )}
      </footer>
    </section>
  );
}

function UndoButton({ until, onUndo }: { readonly until: number; onUndo(): void }) {
  useNow(1000);
  const seconds = Math.ceil((until - serverNow()) / 1000);
  if (seconds <= 0) return null;
  return (
    <button type="button" className={styles.undo} onClick={onUndo}>
      <Undo2 size={18} strokeWidth={2} aria-hidden />
      撤销 {seconds} 秒
    </button>
  );
}
