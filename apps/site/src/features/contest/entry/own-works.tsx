import { useUpdateEntryMutation, useWithdrawEntriesMutation } from '@tuyuan/api-client/contest/entry.ts';
import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { ToggleChip } from '@tuyuan/ui/chip.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import { workUrl } from '../../../shared/contest/work-url.ts';
import { wallMinute } from '../../../shared/image-facts.ts';
import { AppealDialog } from './appeal-dialog.tsx';
import { EntryStateMark } from './entry-state.tsx';
import styles from './own-works.module.css';

const groups = {
  all: { label: '全部', has: () => true },
  mine: { label: '要我处理', has: ({ state, abilities }) => abilities.edit && state !== 'withdrawn' },
  waiting: { label: '审核中', has: ({ state }) => state === 'submitted' },
  accepted: { label: '已入围', has: ({ state }) => state === 'accepted' },
  other: { label: '其他', has: ({ state }) => state === 'rejected' || state === 'withdrawn' },
} as const satisfies Record<string, { label: string; has: (entry: OwnEntry) => boolean }>;
const groupNames = ['all', 'mine', 'waiting', 'accepted', 'other'] as const;

interface OwnWorksProps {
  readonly title: string;
  readonly entries: readonly OwnEntry[];
  /** Whether each names its activity. */
  readonly namesActivity?: boolean;
}

/** One's works by state, each with its reason, its deadline and the next thing to do. */
export function OwnWorks({ title, entries, namesActivity = false }: OwnWorksProps) {
  const [group, setGroup] = useState<keyof typeof groups>('all');
  const shown = entries.filter((entry) => groups[group].has(entry));
  return (
    <section className={styles.works} aria-label={title}>
      <div className={styles.head}>
        <h2>
          {title} {entries.length}
        </h2>
        <div className={styles.groups}>
          {groupNames.map((name) => {
            const count = entries.filter((entry) => groups[name].has(entry)).length;
            return (
              <ToggleChip key={name} isSelected={name === group} onToggle={() => setGroup(name)}>
                {groups[name].label} {count}
              </ToggleChip>
            );
          })}
        </div>
      </div>
      {shown.length === 0 ? (
        <p className={styles.empty}>没有{groups[group].label}的作品</p>
      ) : (
        <ul className={styles.rows}>
          {shown.map((entry) => (
            <WorkRow key={entry.id} entry={entry} namesActivity={namesActivity} />
          ))}
        </ul>
      )}
    </section>
  );
}

function WorkRow({ entry, namesActivity }: { readonly entry: OwnEntry; readonly namesActivity: boolean }) {
  const { id, activity, number, title, state, pictures, deadline } = entry;
  const [cover] = pictures;
  return (
    <li className={styles.row}>
      {cover ? <img src={workUrl(id, cover, 320)} alt="" loading="lazy" /> : <span className={styles.none} />}
      <span className={styles.number}>{number === null ? '—' : entryNumber(number)}</span>
      <span className={styles.name}>
        {title || '没有题目'}
        {namesActivity && (
          <Link href={paths.brief(activity.id)} className={styles.note}>
            {activity.name}
          </Link>
        )}
      </span>
      <EntryStateMark state={state} />
      <span className={styles.reason}>{noteOf(entry)}</span>
      <span className={styles.note}>{deadline ? `${wallMinute(deadline)} 前` : ''}</span>
      <span className={styles.action}>
        <NextAction entry={entry} />
      </span>
    </li>
  );
}

function noteOf({ state, reason, checks, isMended, isAppealed, submittedAt }: OwnEntry): string {
  const open = checks.filter(({ result }) => result !== 'passed').length;
  switch (state) {
    case 'draft':
      return open > 0 ? `还有 ${open} 处没处理` : '可以提交了';
    case 'submitted':
      if (isAppealed) return '申诉中，由另一位审核员来看';
      return `${isMended ? '改后' : ''}${submittedAt ? `${wallMinute(submittedAt)} 提交` : ''}`;
    case 'fixAsked':
      return reason;
    case 'rejected':
      return isAppealed ? `申诉之后：${reason}` : reason;
    default:
      return '';
  }
}

function NextAction({ entry }: { readonly entry: OwnEntry }) {
  const { id, activity, state, abilities } = entry;
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawEntriesMutation();
  const [update, { isLoading: isUpdating }] = useUpdateEntryMutation();
  const [isAppealing, setAppealing] = useState(false);
  const desk = paths.contribute(activity.id);

  async function ask(): Promise<void> {
    const isSure = await showConfirm({
      text: '撤回这件作品？编号给你留着，投稿截止前可以再交。',
      confirmText: '撤回',
    });
    if (!isSure) return;
    const { data } = await withdraw({ ids: [id] });
    const [failure] = data?.failed ?? [];
    if (failure) showToast({ text: failure.message, tone: 'error' });
    else if (data) showToast({ text: '已撤回', tone: 'success' });
  }

  async function bringBack(): Promise<void> {
    const { kind, revision, pictures, title, story, category, aiUse, explanation } = entry;
    const imageIds = pictures.map((picture) => picture.id);
    const { data } = await update({ id, revision, kind, imageIds, title, story, category, aiUse, explanation });
    showToast(
      data ? { text: '回到草稿，可以改了再交', tone: 'success' } : { text: '现在不能再交这件作品', tone: 'error' },
    );
  }

  if (state === 'withdrawn')
    return abilities.edit ? (
      <Button size="small" isBusy={isUpdating} onClick={() => void bringBack()}>
        重新提交
      </Button>
    ) : null;
  return (
    <>
      {abilities.edit && (
        <ButtonLink size="small" href={`${desk}#entry-${id}`}>
          {state === 'fixAsked' ? '修改' : '继续填'}
        </ButtonLink>
      )}
      {state === 'accepted' && (
        <ButtonLink size="small" href={paths.work(id)}>
          看作品
        </ButtonLink>
      )}
      {abilities.appeal && (
        <Button size="small" onClick={() => setAppealing(true)}>
          申诉
        </Button>
      )}
      {isAppealing && <AppealDialog entry={entry} onClose={() => setAppealing(false)} />}
      {abilities.withdraw && (
        <Button size="small" kind="text" isBusy={isWithdrawing} onClick={() => void ask()}>
          撤回
        </Button>
      )}
    </>
  );
}
