import { entryKindWords } from '@tuyuan/contract/contest/activity-words.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { JuryWork, OwnRound } from '@tuyuan/contract/contest/jury.ts';
import { type JuryKind, maxJuryNote } from '@tuyuan/contract/contest/jury-words.ts';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { useKeys } from '../../../shared/use-keys.ts';
import { Habit } from './habit.tsx';
import styles from './sheet.module.css';
import { WorkStage } from './work-stage.tsx';

type ValueKind = Exclude<JuryKind, 'rank'>;
const choices: Readonly<Record<ValueKind, readonly { value: number; label: string; key: string }[]>> = {
  yesNo: [
    { value: 1, label: '通过', key: 'Y' },
    { value: 0, label: '不通过', key: 'N' },
  ],
  score: Array.from({ length: 10 }, (_, index) => ({
    value: index + 1,
    label: String(index + 1),
    key: String((index + 1) % 10),
  })),
};

interface WorkSheetProps {
  readonly work: JuryWork;
  readonly kind: ValueKind;
  readonly isBusy: boolean;
  /** Why nothing can be saved now. */
  readonly closed: string | undefined;
  readonly habit: OwnRound['habit'];
  /** Null for a conflict of interest. */
  readonly onSave: (value: number | null, note: string) => void;
  readonly onLater: () => void;
  readonly onUndo: (() => void) | undefined;
}

/** A work as large as there is room, and what the juror gives it. */
export function WorkSheet({ work, kind, isBusy, closed, habit, onSave, onLater, onUndo }: WorkSheetProps) {
  const { number, title, story, categoryName } = work;
  const [value, setValue] = useState(work.ballot?.value ?? undefined);
  const [isConflict, setConflict] = useState(work.ballot?.value === null);
  const [note, setNote] = useState(work.ballot?.note ?? '');
  const isReady = isConflict || value !== undefined;

  function choose(chosen: number): void {
    setValue(chosen);
    setConflict(false);
  }

  function save(): void {
    if (isConflict) onSave(null, note.trim());
    else if (value !== undefined) onSave(value, note.trim());
  }

  useKeys((key) => {
    const choice = choices[kind].find((each) => each.key === key);
    if (choice) choose(choice.value);
    else if (key === 'Enter') save();
    else if (key === 'C') setConflict(!isConflict);
    else if (key === 'S') onLater();
    else if (key === 'U') onUndo?.();
    else return false;
    return true;
  });

  return (
    <div className={styles.sheet}>
      <div className={styles.middle}>
        <WorkStage work={work} />
      </div>
      <section className={styles.side} aria-label="评分">
        <header>
          <h2>
            {entryNumber(number)}《{title}》
          </h2>
          <p className={styles.hint}>{[categoryName, entryKindWords[work.kind]].filter(Boolean).join(' · ')}</p>
        </header>
        {story && <p className={styles.story}>{story}</p>}
        <div className={styles.choices} role="radiogroup" aria-label="评分" data-kind={kind}>
          {choices[kind].map((choice) => (
            <Button
              key={choice.value}
              role="radio"
              aria-checked={!isConflict && value === choice.value}
              type={!isConflict && value === choice.value ? 'primary' : 'default'}
              onClick={() => choose(choice.value)}
            >
              {choice.label}
            </Button>
          ))}
        </div>
        <Button
          danger={isConflict}
          aria-pressed={isConflict}
          onClick={() => setConflict(!isConflict)}
          title="认识作者、参与过拍摄等：这件不由你评"
        >
          {isConflict ? '已标利益冲突，不打分' : '利益冲突，不打分'} <KeyHint keys={['C']} />
        </Button>
        <Input.TextArea
          aria-label="评语"
          placeholder="评语（选填）"
          rows={4}
          maxLength={maxJuryNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {closed && (
          <Alert
            type="warning"
            showIcon
            title={`这一轮${closed}，这件还没有保存。`}
            description={closed === '暂停了' && '打的分和评语留在这里，重新开始之后再保存。'}
          />
        )}
        <div className={styles.commands}>
          <Button type="primary" disabled={!isReady || closed !== undefined} loading={isBusy} onClick={save}>
            保存，下一件
          </Button>
          <Button onClick={onLater}>以后再评</Button>
          {onUndo && (
            <Button disabled={isBusy} onClick={onUndo}>
              撤回上一件
            </Button>
          )}
        </div>
        {habit && <Habit counts={habit} />}
        <p className={styles.hint}>看不到作者、票数和别人的评分；你自己的作品不在其中。</p>
      </section>
    </div>
  );
}
