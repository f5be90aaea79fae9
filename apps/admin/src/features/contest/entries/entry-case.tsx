import { CheckCircleOutlined, CloseCircleOutlined, WarningOutlined } from '@ant-design/icons';
import type { ManagedEntry } from '@tuyuan/contract/contest/entry-management.ts';
import { type EntryCheckResult, entryReasonCodes, entryReasons } from '@tuyuan/contract/contest/entry-words.ts';
import { Button, Input } from 'antd';
import { KeyHint } from '../../../shared/key-hint.tsx';
import styles from './case.module.css';
import type { EntryDecisions } from './use-entry-decisions.ts';

const icons: Readonly<Record<EntryCheckResult, typeof WarningOutlined>> = {
  passed: CheckCircleOutlined,
  asks: WarningOutlined,
  failed: CloseCircleOutlined,
};

interface EntryCaseProps {
  readonly entry: ManagedEntry;
  /** What is decided on: this work, or those that were chosen. */
  readonly subjects: readonly ManagedEntry[];
  readonly decisions: EntryDecisions;
  readonly onSkip: () => void;
}

/** The checks, the reasons that the author will read, and the decision. */
export function EntryCase({ entry, subjects, decisions, onSkip }: EntryCaseProps) {
  const { state, reason, checks, sentByAuthor, canUndo, appeal } = entry;
  const { reasons, words, setWords, toggle, settle, undo, lastTaken, isBusy } = decisions;
  const mayDecide = subjects.every((each) => each.mayDecide && each.state === 'submitted');
  const mayReject = subjects.every(
    (each) => each.mayDecide && (each.state === 'submitted' || each.state === 'accepted'),
  );
  const mayAsk = mayDecide && subjects.every(({ asksSecond }) => !asksSecond);
  const many = subjects.length > 1 ? ` ${subjects.length} 件` : '';
  return (
    <aside className={styles.side}>
      <div className={styles.scroll}>
        <section aria-label="检查">
          <h2>检查</h2>
          <ul className={styles.checks}>
            {checks.map(({ key, place, result, value, limit, lookAlike }) => {
              const Icon = icons[lookAlike ? 'asks' : result];
              return (
                <li key={`${key} ${place}`} data-result={lookAlike ? 'asks' : result}>
                  <Icon />
                  <span>{`${place === null ? '' : `第 ${place} 张 `}${value}`}</span>
                  <span>{limit}</span>
                </li>
              );
            })}
            <li data-result="passed">
              <CheckCircleOutlined />
              <span>本人已投</span>
              <span>{sentByAuthor} 件</span>
            </li>
          </ul>
          {state === 'submitted' && !entry.mayDecide && (
            <p className={styles.former}>要由另一位审核员决定：你已经看过，或这是你自己的作品。</p>
          )}
          {appeal && <p className={styles.former}>作者申诉：{appeal}</p>}
          {(state !== 'submitted' || appeal) && reason && <p className={styles.former}>给过的原因：{reason}</p>}
        </section>
        <section aria-label="原因">
          <h2>原因（会发给作者）</h2>
          <div className={styles.reasons}>
            {entryReasonCodes.map((code, index) => (
              <button
                key={code}
                type="button"
                aria-pressed={reasons.includes(code)}
                disabled={!mayReject}
                onClick={() => toggle(code)}
              >
                <KeyHint keys={[String(index + 1)]} />
                {entryReasons[code]}
              </button>
            ))}
          </div>
          <Input.TextArea
            aria-label="给作者的话"
            placeholder="给作者的话，要改哪里、改到什么程度"
            maxLength={200}
            autoSize={{ minRows: 2, maxRows: 4 }}
            value={words}
            disabled={!mayReject}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
          />
          <p className={styles.hint}>要求修改：编号不变，改后优先排回来。复审：换一位审核员来决定。</p>
        </section>
      </div>
      <footer className={styles.decision}>
        <Button
          block
          size="large"
          className={styles.accept ?? ''}
          disabled={!mayDecide || isBusy}
          onClick={() => void settle(subjects, 'accept')}
        >
          入围{many} <KeyHint keys={['A']} />
        </Button>
        <div className={styles.pair}>
          <Button disabled={!mayDecide || isBusy} onClick={() => void settle(subjects, 'askFix')}>
            要求修改{many} <KeyHint keys={['F']} />
          </Button>
          <Button danger disabled={!mayReject || isBusy} onClick={() => void settle(subjects, 'reject')}>
            不通过{many} <KeyHint keys={['R']} />
          </Button>
        </div>
        <div className={styles.triple}>
          <Button disabled={!mayAsk || isBusy} onClick={() => void settle(subjects, 'second')}>
            复审{many} <KeyHint keys={['S']} />
          </Button>
          <Button onClick={onSkip}>
            跳过 <KeyHint keys={['N']} />
          </Button>
          <Button disabled={(!canUndo && !lastTaken) || isBusy} onClick={() => void (canUndo ? undo(entry) : undo())}>
            {canUndo ? '撤销这件' : '撤销'} <KeyHint keys={['U']} />
          </Button>
        </div>
      </footer>
    </aside>
  );
}
