import type { StayGuest, StayPlan, StayRoom } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { Segmented } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import { GuestRow } from './guest-row.tsx';
import styles from './rooming.module.css';
import { SilentGuests } from './silent-guests.tsx';

interface GuestListProps {
  readonly conferenceId: number;
  readonly guests: readonly StayGuest[];
  readonly silentCount: number;
  readonly planOf: ReadonlyMap<number, StayPlan>;
  readonly rooms: readonly StayRoom[];
  readonly chosenId: number | undefined;
  readonly mayEdit: boolean;
  readonly onChoose: (guest: StayGuest | undefined) => void;
  readonly onOpen: (guest: StayGuest) => void;
}

const views = ['waiting', 'asked', 'all', 'silent'] as const;
const viewNames = { waiting: '待排', asked: '调整', all: '全部', silent: '未答复' };

/** Guests who need a room, those without one first, and attendees who have not said whether they do. */
export function GuestList({ conferenceId, guests, silentCount, planOf, rooms, chosenId, ...handling }: GuestListProps) {
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? 'waiting';
  const keyword = params.get('keyword') ?? '';
  const page = Number(params.get('page'));
  const isIn = ({ attendeeId }: StayGuest, which: (typeof views)[number]) => {
    const plan = planOf.get(attendeeId);
    return which === 'all' || (which === 'waiting' ? !plan : plan?.state === 'changeAsked');
  };
  const countOf = (which: (typeof views)[number]) =>
    which === 'silent' ? silentCount : guests.filter((guest) => isIn(guest, which)).length;
  const change = (name: 'view' | 'keyword' | 'page', value: string) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const shown = guests.filter(
    (guest) => isIn(guest, view) && [guest.name, guest.company].some((text) => text.includes(keyword)),
  );
  return (
    <section className={styles.people} aria-label="要住宿的人">
      <div className={styles.views}>
        <Segmented
          aria-label="看哪些人"
          value={view}
          options={views.map((value) => ({ value, label: `${viewNames[value]} ${countOf(value)}` }))}
          onChange={(value) => change('view', value)}
        />
      </div>
      <KeywordInput
        value={keyword}
        placeholder={view === 'silent' ? '姓名、单位、胸卡号或手机尾号' : '姓名、单位'}
        onChange={(value) => change('keyword', value)}
      />
      {view === 'silent' ? (
        <SilentGuests
          conferenceId={conferenceId}
          keyword={keyword}
          page={Number.isInteger(page) && page > 1 ? page : 1}
          chosenId={chosenId}
          onPage={(value) => change('page', String(value))}
          {...handling}
        />
      ) : (
        <>
          {shown.length === 0 && <p className={styles.note}>{keyword === '' ? '没有人在等房间' : '没有符合的人'}</p>}
          <ul className={styles.guests}>
            {shown.map((guest) => {
              const plan = planOf.get(guest.attendeeId);
              return (
                <GuestRow
                  key={guest.attendeeId}
                  guest={guest}
                  plan={plan}
                  room={rooms.find(({ id }) => id === plan?.roomId)}
                  isChosen={guest.attendeeId === chosenId}
                  {...handling}
                />
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
