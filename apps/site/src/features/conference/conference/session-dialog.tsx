import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import { wireClockRange, wireDay, wireWeekday } from '@tuyuan/format/wire-day.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import styles from './session-dialog.module.css';

interface SessionDialogProps {
  readonly session: ScheduleSession;
  onClose(): void;
}

/** Everything published of a session. */
export function SessionDialog({ session, onClose }: SessionDialogProps) {
  const { day, startTime, endTime, title, abstract, state, cancelledReason, room, track, speakers, changes } = session;
  const place = [room?.name, room?.place].filter(Boolean).join('，');
  return (
    <Dialog isOpen title={title} width="560px" onClose={onClose}>
      <div className={styles.session}>
        {state === 'cancelled' && <p className={styles.cancelled}>已取消{cancelledReason && `：${cancelledReason}`}</p>}
        <p>
          {wireDay(day)} {wireWeekday(day)}，{wireClockRange(startTime, endTime)}
          {[place, track?.name].filter(Boolean).map((text) => (
            <span key={String(text)}> · {text}</span>
          ))}
        </p>
        {changes.map(({ field, from, to }) => (
          <p key={field} className={styles.change}>
            有调整：{from && <s>{from}</s>} {to}
          </p>
        ))}
        {abstract !== '' && <p className={styles.abstract}>{abstract}</p>}
        {speakers.map(({ id, name, title: post, biography, photo }) => (
          <div key={id} className={styles.speaker}>
            <Avatar name={name} src={resourceUrl(photo)} size={56} />
            <div>
              <strong>{name}</strong>
              {post !== '' && <p className={styles.post}>{post}</p>}
              {biography !== '' && <p>{biography}</p>}
            </div>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
