import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { OwnStay } from '@tuyuan/contract/conference/accommodation.ts';
import { phonePicturePath } from '@tuyuan/contract/resource-path.ts';
import { wireDay } from '@tuyuan/format/wire-day.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { VisuallyHidden } from '@tuyuan/ui/visually-hidden.tsx';
import { Check, ChevronRight, ClipboardList, Coffee, Hotel, KeyRound } from 'lucide-react';
import { Facts } from '../../../shared/layout/facts.tsx';
import { NoticeStrip } from '../../../shared/layout/notice-strip.tsx';
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
        <p className={styles.facts}>
          <Facts>
            {room.floor}
            {roomKindNames[room.kind]}
            {room.allowsSmoking ? '可吸烟' : '无烟'}
          </Facts>
        </p>
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
      <ul className={styles.list}>
        {mates.map(({ name, hasArrived }) => (
          <li key={name} className={styles.row}>
            <Avatar name={name} size={36} />
            <span className={styles.words}>
              {name}
              <small>
                <Facts>
                  室友
                  {hasArrived ? '已到店' : '还没到店'}
                </Facts>
              </small>
            </span>
          </li>
        ))}
        <li className={styles.row}>
          <KeyRound size={22} strokeWidth={1.75} aria-hidden />
          <span className={styles.words}>前台取卡码</span>
          <b className={styles.code}>{deskCode}</b>
        </li>
        {hotel.breakfast !== '' && (
          <li className={styles.row}>
            <Coffee size={22} strokeWidth={1.75} aria-hidden />
            <span className={styles.words}>早餐</span>
            <span className={styles.value}>{hotel.breakfast}</span>
          </li>
        )}
        <li className={styles.row}>
          <Hotel size={22} strokeWidth={1.75} aria-hidden />
          <span className={styles.words}>地址</span>
          <span className={styles.value}>{hotel.address}</span>
        </li>
        {(mayAskChange || state === 'changeAsked') && (
          <li>
            <button type="button" className={styles.row} disabled={onAskChange === undefined} onClick={onAskChange}>
              <ClipboardList size={22} strokeWidth={1.75} aria-hidden />
              <span className={styles.words}>
                调整申请
                {changeWish !== '' && <small>{changeWish}</small>}
              </span>
              <span className={styles.value}>
                {state === 'changeAsked' ? '等会务答复' : changeUntil === null ? '' : `${wireDay(changeUntil)}前可提`}
              </span>
              <ChevronRight size={18} strokeWidth={1.75} className={styles.sign} aria-hidden />
            </button>
          </li>
        )}
      </ul>
    </>
  );
}
