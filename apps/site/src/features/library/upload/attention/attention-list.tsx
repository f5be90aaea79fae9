import { Icon } from '@tuyuan/ui/icon.tsx';
import type { TurnedAway, UploadDesk } from '@tuyuan/upload/upload-desk.ts';
import { useState } from 'react';
import { needsAttention, type Picture } from '../desk/picture.ts';
import styles from './attention.module.css';
import { FailedRow, LookAlikeRow, LostRow, RefusedRow, TurnedAwayRow } from './attention-rows.tsx';

export type KnownPicture = NonNullable<Picture['item']['duplicateOf']>;

export interface AttentionActions {
  /** Shows pictures beside what they look like, beginning with this one. */
  compare(id: number): void;
  /** Shows the picture that a file equals. */
  show(known: KnownPicture): void;
  keep(ids: readonly number[]): void;
  remove(ids: readonly number[]): void;
  add(files: readonly File[], inPlaceOf?: Picture): void;
}

interface AttentionListProps {
  readonly desk: UploadDesk;
  readonly pictures: readonly Picture[];
  readonly turnedAway: readonly TurnedAway[];
  readonly maxFileBytes: number;
  readonly actions: AttentionActions;
  /** On phones a line that opens the list. */
  readonly isPhone: boolean;
}

/** Everything that waits for a person, while the rest goes on. */
export function AttentionList(props: AttentionListProps) {
  const { desk, pictures, turnedAway, maxFileBytes, actions, isPhone } = props;
  const [isOpen, setOpen] = useState(!isPhone);
  const open = pictures.filter(needsAttention);
  const lost = pictures.filter(({ state }) => state === 'lost');
  const count = open.length + turnedAway.length + lost.length;
  if (count === 0) return null;
  return (
    <section className={styles.list} aria-label="要你看一下">
      <header className={styles.head}>
        <Icon name="warning" size={18} className={styles.warning} />
        <h2 className={styles.heading}>要你看一下 {count} 张</h2>
        <span className={styles.calm}>其余的照常在传，不用等</span>
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '收起' : '展开'}
        </button>
      </header>
      {isOpen && (
        <ul>
          {lost.length > 0 && <LostRow pictures={lost} actions={actions} />}
          {open.map((picture) => {
            if (picture.state === 'failed')
              return <FailedRow key={picture.id} desk={desk} picture={picture} actions={actions} />;
            const Row = picture.state === 'refused' ? RefusedRow : LookAlikeRow;
            return <Row key={picture.id} picture={picture} actions={actions} />;
          })}
          {turnedAway.map((file) => (
            <TurnedAwayRow key={file.key} desk={desk} file={file} maxFileBytes={maxFileBytes} />
          ))}
        </ul>
      )}
    </section>
  );
}
