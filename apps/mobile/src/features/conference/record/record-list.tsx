import type { RecordField } from '@tuyuan/contract/conference/user-mobile.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { ChevronRight, Clock, Lock } from 'lucide-react';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { useHasModule } from '../../../shared/meeting/use-has-module.ts';
import { answerText } from './answer-text.ts';

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
  const takesWishes = useHasModule()('changes');
  // Where the office takes no wishes, what it keeps can't be changed.
  const shown = fields.map((field) =>
    field.change === 'approval' && !takesWishes ? { ...field, change: 'locked' as const } : field,
  );
  return (
    <ListCard>
      {shown.map((field) => (
        <Row
          key={field.key}
          isDisabled={field.change === 'locked' && field.request === null}
          onClick={() => onOpen(field)}
          title={field.label}
          text={changeWords(field)}
          value={
            <>
              {answerText(field.value)}
              {field.request?.state === 'pending' && (
                <StateChip tone="warn" icon={Clock}>
                  改为 {answerText(field.request.value)}，待审
                </StateChip>
              )}
              {field.request?.state === 'rejected' && <StateChip tone="error">没有同意</StateChip>}
            </>
          }
          sign={field.change === 'locked' ? Lock : ChevronRight}
        />
      ))}
    </ListCard>
  );
}
