import type { StayGuest, StayPlan, StayRoom } from '@tuyuan/contract/conference-stay-management.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button, Segmented } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { KeywordInput } from '../../shared/filters/keyword-input.tsx';
import { StatusDot } from '../../shared/list/status-dot.tsx';
import styles from './rooming.module.css';
import { guestFacts, stayStateWords } from './stay-words.ts';

interface GuestListProps {
  readonly guests: readonly StayGuest[];
  readonly planOf: ReadonlyMap<number, StayPlan>;
  readonly rooms: readonly StayRoom[];
  readonly chosenId: number | undefined;
  readonly mayEdit: boolean;
  readonly onChoose: (attendeeId: number | undefined) => void;
  readonly onOpen: (attendeeId: number) => void;
}

const views = ['waiting', 'asked', 'all'] as const;
const viewNames = { waiting: '待排', asked: '申请调整', all: '全部' };

/** People who need a room: those without one first. One is drawn to a room, or chosen here and put there by the room's button. */
export function GuestList({ guests, planOf, rooms, chosenId, mayEdit, onChoose, onOpen }: GuestListProps) {
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? 'waiting';
  const keyword = params.get('keyword') ?? '';
  const isIn = ({ attendeeId }: StayGuest, which: (typeof views)[number]) => {
    const plan = planOf.get(attendeeId);
    return which === 'all' || (which === 'waiting' ? !plan : plan?.state === 'changeAsked');
  };
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const shown = guests.filter(
    (guest) => isIn(guest, view) && [guest.name, guest.company].some((text) => text.includes(keyword)),
  );
  return (
    <section className={styles.people} aria-label="要住宿的人">
      <Segmented
        block
        aria-label="看哪些人"
        value={view}
        options={views.map((value) => ({
          value,
          label: `${viewNames[value]} ${guests.filter((guest) => isIn(guest, value)).length}`,
        }))}
        onChange={(value) => change('view', value)}
      />
      <KeywordInput value={keyword} placeholder="姓名、单位" onChange={(value) => change('keyword', value)} />
      {shown.length === 0 && <p className={styles.note}>{keyword === '' ? '没有人在等房间' : '没有符合的人'}</p>}
      <ul className={styles.guests}>
        {shown.map((guest) => {
          const plan = planOf.get(guest.attendeeId);
          const room = plan && rooms.find(({ id }) => id === plan.roomId);
          const isChosen = guest.attendeeId === chosenId;
          return (
            <li
              key={guest.attendeeId}
              className={classNames(styles.guest, isChosen && styles.chosen)}
              draggable={mayEdit}
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', String(guest.attendeeId));
                event.dataTransfer.effectAllowed = 'move';
                onChoose(guest.attendeeId);
              }}
              onDragEnd={() => onChoose(undefined)}
            >
              <button
                type="button"
                className={styles.pick}
                aria-pressed={isChosen}
                disabled={!mayEdit}
                onClick={() => onChoose(isChosen ? undefined : guest.attendeeId)}
              >
                <span className={styles.name}>{guest.name}</span>
                <span className={styles.minor}>{[guestFacts(guest), guest.company].filter(Boolean).join('，')}</span>
                {guest.wish?.note && <span className={styles.minor}>“{guest.wish.note}”</span>}
                {plan && room && (
                  <StatusDot tone={stayStateWords[plan.state].tone}>
                    {room.number}，{stayStateWords[plan.state].text}
                  </StatusDot>
                )}
              </button>
              <Button
                type="text"
                size="small"
                aria-label={`${guest.name}的住宿详情`}
                onClick={() => onOpen(guest.attendeeId)}
              >
                详情
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
