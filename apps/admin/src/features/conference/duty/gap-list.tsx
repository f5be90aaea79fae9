import { useAssignShiftMutation, useSettleShiftEntryMutation } from '@tuyuan/api-client/conference/duty-management.ts';
import type { getManagedGaps } from '@tuyuan/contract/conference/duty-management.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { formatDistance } from '@tuyuan/format/distance.ts';
import { Alert, Button, Space } from 'antd';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './duty.module.css';
import { lackOf, shiftHours } from './duty-words.ts';

type Gap = OutputOf<typeof getManagedGaps>['items'][number];

interface GapListProps {
  readonly gaps: readonly Gap[];
  readonly mayEdit: boolean;
  readonly onOpen: (shiftId: number) => void;
}

/** Gaps now or within two hours; one button assigns the nearest free person. */
export function GapList({ gaps, mayEdit, onOpen }: GapListProps) {
  if (gaps.length === 0) return null;
  return (
    <section className={styles.alerts} aria-label="缺岗">
      {gaps.map((gap) => (
        <GapAlert key={gap.shift.id} gap={gap} mayEdit={mayEdit} onOpen={() => onOpen(gap.shift.id)} />
      ))}
    </section>
  );
}

function GapAlert({
  gap,
  mayEdit,
  onOpen,
}: {
  readonly gap: Gap;
  readonly mayEdit: boolean;
  readonly onOpen: () => void;
}) {
  const { shift, isNow, nearest } = gap;
  const [assign, assigning] = useAssignShiftMutation();
  const [settle, settling] = useSettleShiftEntryMutation();
  const attempt = useAttempt();
  const missing = shift.people.filter(({ isMissing }) => isMissing);
  const hasPlace = shift.taken < shift.needed;
  return (
    <Alert
      type={isNow ? 'error' : 'warning'}
      showIcon
      title={
        <>
          <strong>
            {shift.place}，{shift.work}：{lackOf(shift)}
          </strong>
          <span className={styles.fact}>
            {isNow ? '现在' : '两小时内'}，{shiftHours(shift)}；{nearestText(nearest)}
          </span>
        </>
      }
      action={
        <Space wrap>
          {mayEdit &&
            missing.map(({ entryId, name }) => (
              <Space key={entryId} wrap>
                <Button
                  size="small"
                  onClick={() =>
                    void attempt(() => settle({ entryId, outcome: 'present', reason: '' }).unwrap(), `${name}已到岗`)
                  }
                >
                  {name}到了
                </Button>
                <Button
                  size="small"
                  danger
                  loading={settling.isLoading}
                  onClick={() =>
                    void attempt(
                      () => settle({ entryId, outcome: 'noShow', reason: '' }).unwrap(),
                      `已记${name}未到，空出位置`,
                    )
                  }
                >
                  {name}没来
                </Button>
              </Space>
            ))}
          {mayEdit && hasPlace && nearest && (
            <Button
              size="small"
              type="primary"
              loading={assigning.isLoading}
              onClick={() =>
                void attempt(
                  () => assign({ shiftId: shift.id, attendeeId: nearest.attendeeId }).unwrap(),
                  `已调派${nearest.name}，并通知本人`,
                )
              }
            >
              调派{nearest.name}
            </Button>
          )}
          <Button size="small" onClick={onOpen}>
            看这一班
          </Button>
        </Space>
      }
    />
  );
}

function nearestText(nearest: Gap['nearest']): string {
  if (!nearest) return '没有空闲的同事';
  const { name, meters } = nearest;
  return `最近的空闲同事 ${name}${meters === null ? '' : `，${formatDistance(meters)}`}`;
}
