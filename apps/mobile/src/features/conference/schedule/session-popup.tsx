import { classNames } from '@tuyuan/ui/class-names.ts';
import { Popup } from 'antd-mobile';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/layout/button.tsx';
import { useModalFocus } from '../../../shared/layout/use-modal-focus.ts';
import { useHasModule } from '../../../shared/meeting/use-has-module.ts';
import type { MySession } from './schedule-sessions.ts';
import { SeatButton } from './seat-button.tsx';
import { SessionDetail } from './session-detail.tsx';
import styles from './session-popup.module.css';

interface SessionPopupProps {
  readonly mine: MySession;
  readonly now: number;
  readonly today: string;
  readonly materials: ReactNode;
  onClose(): void;
  onStar(isStarred: boolean): void;
}

/** Shows a session's details, with the star and the seat within the thumb's reach. */
export function SessionPopup({ mine, now, today, materials, onClose, onStar }: SessionPopupProps) {
  const focus = useModalFocus(onClose);
  const { session, isStarred, start } = mine;
  const offersSeats =
    useHasModule()('seats') &&
    session.seatLimit !== null &&
    session.state === 'on' &&
    (start > now || mine.seat !== undefined);
  return (
    <Popup visible onMaskClick={onClose} onClose={onClose} closeOnSwipe bodyClassName={styles.popup ?? ''}>
      <div {...focus} className={styles.frame} role="dialog" aria-modal="true" aria-label={session.title}>
        <span className={styles.handle} aria-hidden />
        <div className={styles.scroll}>
          <SessionDetail mine={mine} now={now} today={today} materials={materials} onClose={onClose} />
        </div>
        <footer className={styles.bar}>
          <Button size={offersSeats ? 'small' : 'medium'} isPressed={isStarred} onClick={() => onStar(!isStarred)}>
            <Star size={20} strokeWidth={1.75} className={classNames(isStarred && styles.starred)} aria-hidden />
            {isStarred ? '已收藏' : '收藏'}
          </Button>
          {offersSeats && <SeatButton mine={mine} now={now} />}
        </footer>
      </div>
    </Popup>
  );
}
