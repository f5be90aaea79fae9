import type { RecordField } from '@tuyuan/contract/conference/user-mobile.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { ChevronRight, Clock, Lock } from 'lucide-react';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { answerText } from './answer-text.ts';
import styles from './record-list.module.css';

interface RecordListProps {
  readonly fields: readonly RecordField[];
  onOpen(field: RecordField): void;
}

function changeWords({ change, editableUntil }: RecordField): string {
  if (change === 'approval') return '修改要会务同意';
  if (change === 'locked') return '不能修改';
  return editableUntil === null ? '' : `${wireDay(editableUntil)} ${wireClock(editableUntil)} 前可改`;
}

/** Shows my answers and which of them I can still change. */
export function RecordList({ fields, onOpen }: RecordListProps) {
  return (
    <ul className={styles.list}>
      {fields.map((field) => (
        <li key={field.key}>
          <button
            type="button"
            className={styles.row}
            disabled={field.change === 'locked' && field.request === null}
            onClick={() => onOpen(field)}
          >
            <span className={styles.label}>
              {field.label}
              {changeWords(field) !== '' && <small className={styles.rule}>{changeWords(field)}</small>}
            </span>
            <span className={styles.value}>
              {answerText(field.value)}
              {field.request?.state === 'pending' && (
                <StateChip tone="warn" icon={Clock}>
                  改为 {answerText(field.request.value)}，待审
                </StateChip>
              )}
              {field.request?.state === 'rejected' && <StateChip tone="error">没有同意</StateChip>}
            </span>
            {field.change === 'locked' ? (
              <Lock size={16} strokeWidth={1.75} className={styles.sign} aria-hidden />
            ) : (
              <ChevronRight size={18} strokeWidth={1.75} className={styles.sign} aria-hidden />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
