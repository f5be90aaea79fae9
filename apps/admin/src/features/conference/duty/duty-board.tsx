import type { DutyPost } from '@tuyuan/contract/conference/duty-management.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import styles from './duty-board.module.css';
import { entryWords, lackOf } from './duty-words.ts';

interface DutyBoardProps {
  readonly posts: readonly DutyPost[];
  readonly now: string;
  readonly onClose: () => void;
}

/** A wall screen: who is on duty at each post now, and who comes next. Escape closes it. */
export function DutyBoard({ posts, now, onClose }: DutyBoardProps) {
  const board = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    board.current?.showModal();
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  return (
    <dialog ref={board} className={styles.board} aria-label="值班大屏" onClose={onClose}>
      <header className={styles.head}>
        <h2 className={styles.title}>值班</h2>
        <span className={styles.clock}>{wireClock(now)}</span>
        <span className={styles.buttons}>
          <Button onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}>全屏</Button>
          <Button onClick={onClose}>返回</Button>
        </span>
      </header>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} now={now} />
        ))}
      </ul>
    </dialog>
  );
}

function PostCard({ post, now }: { readonly post: DutyPost; readonly now: string }) {
  const current = post.shifts.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const next = post.shifts.find(({ startsAt }) => startsAt > now);
  const lack = current ? lackOf(current) : '';
  return (
    <li className={styles.post} data-lacks={lack !== ''}>
      <h3 className={styles.place}>{post.place}</h3>
      <p className={styles.work}>{post.work}</p>
      {current ? (
        <ul className={styles.people}>
          {current.people
            .filter(({ state }) => state !== 'noShow')
            .map((person) => (
              <li key={person.entryId} className={styles.person}>
                {person.name}
                <StatusDot tone={entryWords(person).tone}>{entryWords(person).text}</StatusDot>
              </li>
            ))}
        </ul>
      ) : (
        <p className={styles.work}>现在不值班</p>
      )}
      {lack !== '' && <p className={styles.lack}>{lack}</p>}
      <p className={styles.next}>
        {current && `到 ${wireClock(current.endsAt)}`}
        {current && next && '，'}
        {next &&
          `下一班 ${wireClock(next.startsAt)} ${next.people.map(({ name }) => name).join('、') || '还没有人'}${lackOf(next) === '' ? '' : `（${lackOf(next)}）`}`}
      </p>
    </li>
  );
}
