import { useFindAttendeesQuery } from '@tuyuan/api-client/conference/check-in.ts';
import type { AttendeeMatch } from '@tuyuan/contract/conference/check-in-records.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ReasonChips } from '../../../shared/form/reason-chips.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import styles from './checker-sheets.module.css';
import type { ScanWish } from './checker-types.ts';

interface NameSheetProps {
  readonly pointId: number;
  readonly isOffline: boolean;
  /** What was typed elsewhere: the end of a phone number. */
  readonly first: string;
  readonly fault: string | undefined;
  onScan(wish: ScanWish): Promise<void>;
  onClose(): void;
}

const reasons = ['手机没电', '没带票', '扫不出来'];

/** For attendees without a code: found by name, company, badge or phone number, admitted with a reason. */
export function NameSheet({ pointId, isOffline, first, fault, onScan, onClose }: NameSheetProps) {
  const [keyword, setKeyword] = useState(first);
  const [chosen, setChosen] = useState<AttendeeMatch>();
  const [note, setNote] = useState('');
  const word = keyword.trim();
  const { data, isFetching, isError } = useFindAttendeesQuery(
    { pointId, keyword: word },
    { skip: word === '' || isOffline },
  );
  if (isOffline)
    return (
      <Sheet title="查姓名" onClose={onClose}>
        <p className={styles.text}>断网时不能查姓名：本机的名单是加密的，出示票才能打开。请扫码或输入票号。</p>
      </Sheet>
    );
  if (chosen)
    return (
      <Sheet
        title={chosen.name}
        onClose={onClose}
        bar={
          <>
            <Button onClick={() => setChosen(undefined)}>返回</Button>
            <Button
              isPrimary
              isDisabled={note === ''}
              onClick={() => void onScan({ attendeeId: chosen.attendeeId, note })}
            >
              签到
            </Button>
          </>
        }
      >
        <p className={styles.text}>
          {chosen.ticketTypeName} {chosen.company} {chosen.phone}
        </p>
        <p className={styles.label}>原因</p>
        <ReasonChips reasons={reasons} value={note} onChange={setNote} />
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      </Sheet>
    );
  return (
    <Sheet title="查姓名" onClose={onClose}>
      <input
        className={styles.search}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
        placeholder="姓名、单位、胸牌号或手机尾号"
        aria-label="姓名、单位、胸牌号或手机尾号"
        // biome-ignore lint/a11y/noAutofocus: the sheet is opened to type into it.
        autoFocus
      />
      {word !== '' && isFetching && <ListSkeleton rows={3} />}
      {isError && <p className={styles.fault}>没有查到，请再试一次。</p>}
      {!isFetching && data?.items.length === 0 && (
        <p className={styles.text}>没有叫“{word}”的参会者。换个写法，或请对方报手机号。</p>
      )}
      <ul className={styles.matches}>
        {!isFetching &&
          word !== '' &&
          data?.items.map((match) => (
            <li key={match.attendeeId}>
              <button type="button" onClick={() => setChosen(match)}>
                <span>
                  <b>{match.name}</b> {match.phone}
                  <small>
                    {match.ticketTypeName} {match.company}
                  </small>
                </span>
                {match.admittedAt && (
                  <span className={styles.in}>
                    <CircleCheck size={16} strokeWidth={2} aria-hidden /> {wireClock(match.admittedAt)}
                  </span>
                )}
              </button>
            </li>
          ))}
      </ul>
    </Sheet>
  );
}
