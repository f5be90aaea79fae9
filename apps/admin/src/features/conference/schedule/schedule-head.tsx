import { MoreOutlined, UndoOutlined, WarningFilled } from '@ant-design/icons';
import { wireDay, wireWeekday } from '@tuyuan/format/wire-day.ts';
import { Button, Dropdown, Segmented, Tag } from 'antd';
import { useEditedSchedule } from './edited-schedule.tsx';
import { scheduleFiles } from './schedule-files.ts';
import styles from './schedule-head.module.css';
import type { ScheduleQuery } from './schedule-query.ts';

export type SidePanel = 'publish' | 'versions' | 'stage';

interface ScheduleHeadProps {
  readonly days: readonly string[];
  readonly query: ScheduleQuery;
  readonly canShowGrid: boolean;
  onQuery(part: Partial<ScheduleQuery>): void;
  onPanel(panel: SidePanel): void;
}

/** Days, view, the draft's state, and actions on the whole schedule. */
export function ScheduleHead({ days, query, canShowGrid, onQuery, onPanel }: ScheduleHeadProps) {
  const { draft, sessions, problems, mayEdit, canUndo, undo } = useEditedSchedule();
  const { id, version } = draft.conference;
  const changed = sessions.filter(({ diff }) => diff !== null).length;
  return (
    <div className={styles.head}>
      <div className={styles.days}>
        <Segmented
          aria-label="日期"
          value={query.day}
          options={days.map((day) => ({ value: day, label: `${wireDay(day)} ${wireWeekday(day)}` }))}
          onChange={(day) => onQuery({ day })}
        />
      </div>
      {canShowGrid && (
        <Segmented
          aria-label="看法"
          value={query.view}
          options={[
            { value: 'grid', label: '按会场' },
            { value: 'list', label: '列表' },
          ]}
          onChange={(view) => onQuery({ view: view === 'list' ? 'list' : 'grid' })}
        />
      )}
      <span className={styles.state} aria-live="polite">
        {problems.length > 0 && (
          <Tag color="error" variant="filled" icon={<WarningFilled />}>
            {problems.length} 处冲突
          </Tag>
        )}
        <span className={styles.note}>
          {version === 0
            ? '还没有发布过'
            : changed === 0
              ? `与第 ${version} 版相同`
              : `与第 ${version} 版差 ${changed} 处`}
        </span>
      </span>
      <span className={styles.actions}>
        {mayEdit && query.view === 'grid' && (
          <Button type="text" icon={<UndoOutlined />} aria-label="撤销上一步移动" disabled={!canUndo} onClick={undo} />
        )}
        <Button onClick={() => onPanel('stage')}>会场与讲者</Button>
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'versions', label: '版本与比较', onClick: () => onPanel('versions') },
              { type: 'divider' },
              ...scheduleFiles(id).map(({ key, label, address, fileName }) => ({
                key,
                disabled: version === 0,
                label:
                  version === 0 ? (
                    label
                  ) : (
                    <a href={address} download={fileName}>
                      {label}
                    </a>
                  ),
              })),
            ],
          }}
        >
          <Button icon={<MoreOutlined />} aria-label="版本和导出" />
        </Dropdown>
        {mayEdit && (
          <Button type="primary" onClick={() => onPanel('publish')}>
            检查后发布
          </Button>
        )}
      </span>
    </div>
  );
}
