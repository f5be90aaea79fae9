import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { OwnStay } from '@tuyuan/contract/conference/accommodation.ts';
import { phonePicturePath } from '@tuyuan/contract/resource-path.ts';
import { wireDay } from '@tuyuan/format/wire-day.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { VisuallyHidden } from '@tuyuan/ui/visually-hidden.tsx';
import { Check, ClipboardList, Coffee, Hotel, KeyRound } from 'lucide-react';
import { Facts } from '../../../shared/layout/facts.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Note } from '../../../shared/layout/note.tsx';
import { NoticeStrip } from '../../../shared/layout/notice-strip.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import styles from './room-view.module.css';
import { nightsOf, roomKindNames, stayDay, stayStateWords } from './stay-words.ts';

interface RoomViewProps {
  readonly stay: OwnStay;
  /** Opens the question for another room; undefined without network. */
  readonly onAskChange: (() => void) | undefined;
}

/** The attendee's room: the number largest, then what to say at the desk. */
export function RoomView({ stay, onAskChange }: RoomViewProps) {
  const { hotel, room, state, mates, deskCode, changeWish, changeAnswer, changeUntil, mayAskChange } = stay;
  const { tone, text } = stayStateWords[state];
  return (
    <>
      <header className={styles.hero}>
        {hotel.cover !== '' && (
          <img className={styles.picture} src={resourceUrl(phonePicturePath(hotel.cover))} alt="" />
        )}
        <div className={styles.heroWords}>
          <h2 className={styles.hotel}>{hotel.name}</h2>
          <p className={styles.way}>{hotel.way || hotel.address}</p>
        </div>
      </header>
      <section className={styles.card}>
        <div className={styles.top}>
          <span className={styles.label}>房间</span>
          <StateChip tone={tone} {...(tone === 'ok' && { icon: Check })}>
            {text}
          </StateChip>
        </div>
        <p className={styles.number}>{room.number}</p>
        <Note>
          <Facts>
            {room.floor}
            {roomKindNames[room.kind]}
            {room.allowsSmoking ? '可吸烟' : '无烟'}
          </Facts>
        </Note>
        <dl className={styles.dates}>
          <div>
            <dt>入住</dt>
            <dd>{stayDay(stay.checkIn)}</dd>
            <dd className={styles.hour}>{hotel.checkInFrom} 后</dd>
          </div>
          <div className={styles.nights}>
            <dt>
              <VisuallyHidden>住</VisuallyHidden>
            </dt>
            <dd>{nightsOf(stay)} 晚</dd>
          </div>
          <div>
            <dt>退房</dt>
            <dd>{stayDay(stay.checkOut)}</dd>
            <dd className={styles.hour}>{hotel.checkOutUntil} 前</dd>
          </div>
        </dl>
      </section>
      {changeAnswer !== '' && (
        <NoticeStrip tone="info" icon={ClipboardList}>
          会务答复：{changeAnswer}
        </NoticeStrip>
      )}
      <ListCard>
        {mates.map(({ name, hasArrived }) => (
          <Row
            key={name}
            start={<Avatar name={name} size={36} />}
            title={name}
            text={
              <Facts>
                室友
                {hasArrived ? '已到店' : '还没到店'}
              </Facts>
            }
          />
        ))}
        <Row icon={KeyRound} title="前台取卡码" end={<b className={styles.code}>{deskCode}</b>} />
        {hotel.breakfast !== '' && <Row icon={Coffee} title="早餐" value={hotel.breakfast} />}
        <Row icon={Hotel} title="地址" value={hotel.address} />
        {(mayAskChange || state === 'changeAsked') && (
          <Row
            icon={ClipboardList}
            title="调整申请"
            text={changeWish}
            value={state === 'changeAsked' ? '等会务答复' : changeUntil === null ? '' : `${wireDay(changeUntil)}前可提`}
            isDisabled={onAskChange === undefined}
            onClick={onAskChange}
          />
        )}
      </ListCard>
    </>
  );
}
