import { useDiscardSessionMutation } from '@tuyuan/api-client/conference/schedule-management.ts';
import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { App, Button } from 'antd';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { changeLine } from './change-words.ts';
import { useEditedSchedule } from './edited-schedule.tsx';
import { diffKindNames } from './schedule-words.ts';
import styles from './session-drawer.module.css';

interface SessionFactsProps {
  readonly session: DraftSession;
  onDiscarded(): void;
}

/** A session's published state, and what publishing would change. */
export function SessionFacts({ session, onDiscarded }: SessionFactsProps) {
  const { published, diff, changes } = session;
  const { mayEdit } = useEditedSchedule();
  return (
    <section className={styles.facts} aria-label="已发布的">
      <h3>{published === null ? '还没有发布过' : '现在大家看到的'}</h3>
      {published !== null && (
        <>
          <p>
            {published.startTime.slice(5, 10)} {published.startTime.slice(11, 16)}–{published.endTime.slice(11, 16)} ·{' '}
            {published.room || '全场'}
          </p>
          <p>
            收藏 {published.stars} · 订座 {published.seatsTaken} · 候补 {published.waitlisted}
          </p>
        </>
      )}
      {diff !== null && published !== null && (
        <ul>
          <li>下次发布：{diffKindNames[diff]}</li>
          {changes.map((change) => (
            <li key={change.field}>{changeLine(change)}</li>
          ))}
        </ul>
      )}
      {diff !== null && published !== null && mayEdit && <DiscardButton session={session} onDiscarded={onDiscarded} />}
    </section>
  );
}

/** Undoes every change of a session since it was published. */
function DiscardButton({ session: { id, revision, title }, onDiscarded }: SessionFactsProps) {
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const [discard, { isLoading }] = useDiscardSessionMutation();

  async function act(): Promise<void> {
    const content = '时间、会场和内容都回到大家现在看到的样子。';
    const question = {
      title: `放弃「${title}」的修改？`,
      content,
      okText: '放弃修改',
      okButtonProps: { danger: true },
    };
    if (!(await modal.confirm(question))) return;
    if (await attempt(() => discard({ id, revision }).unwrap(), '已改回发布的样子')) onDiscarded();
  }

  return (
    <Button size="small" loading={isLoading} onClick={() => void act()}>
      改回已发布的
    </Button>
  );
}
