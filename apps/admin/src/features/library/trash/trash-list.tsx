import { DeleteOutlined, UndoOutlined } from '@ant-design/icons';
import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { StateCounts } from '@tuyuan/contract/library/image.ts';
import type { TrashedWork } from '@tuyuan/contract/library/trash.ts';
import { App, Button } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { StateTabs } from '../../../shared/library/state-tabs.tsx';
import { BulkBar } from '../../../shared/list/bulk-bar.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import type { ListQuery } from '../../../shared/list/list-table.tsx';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
import type { Selection } from '../../../shared/list/use-selection.ts';
import { reviewStateTitles } from '../../../shared/review-state.tsx';
import { PurgeDialog } from './purge-dialog.tsx';
import { trashColumns } from './trash-columns.tsx';
import type { TrashFilters } from './trash-filters.ts';

/** The two kinds of works that can be in the trash. */
export interface TrashKind {
  /** 图片, 图集. */
  readonly subject: '图片' | '图集';
  readonly unit: '张' | '个';
  readonly path: string;
  readonly trashPath: string;
}

interface TrashListProps {
  readonly kind: TrashKind;
  readonly control: ListControl<TrashFilters>;
  readonly query: ListQuery<TrashedWork>;
  readonly counts: StateCounts | undefined;
  readonly restore: (ids: number[]) => Promise<BulkResult>;
  readonly remove: (ids: number[]) => Promise<BulkResult>;
  readonly purge: (ids: number[], count: number) => Promise<BulkResult>;
}

/** The trash of images or of albums: who deleted what, when and why, and how long it is kept. */
export function TrashList({ kind, control, query, counts, restore, remove, purge }: TrashListProps) {
  const { subject, unit } = kind;
  const { message } = App.useApp();
  const bulk = useBulkAction<TrashedWork>(unit === '张' ? '张' : '个图集', ({ cover }) => (
    <Thumb cover={cover} size="small" />
  ));
  const [purged, setPurged] = useState<Pick<Selection<TrashedWork>, 'rows' | 'keepOnly'>>();

  /** Restoring one says where it went and can be taken back. */
  async function restoreOne(work: TrashedWork): Promise<void> {
    const refusal = await restore([work.id]).then(({ failed: [failure] }) => failure?.message, failureText);
    if (refusal !== undefined) {
      message.error(`「${work.title}」没有恢复：${refusal}`);
      return;
    }
    const key = `restored-${work.id}`;
    message.success({
      key,
      duration: 8,
      content: (
        <>
          已恢复「{work.title}」，回到{reviewStateTitles[work.formerState]}
          <Button
            type="link"
            size="small"
            onClick={() => {
              message.destroy(key);
              void bulk.start({ verb: '放回回收站：', rows: [work], run: remove });
            }}
          >
            撤销
          </Button>
        </>
      ),
    });
  }

  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name={`${subject}-trash`}
        title={subject}
        note=""
        subject={`删除的${subject}`}
        unit={unit}
        rowHeight={66}
        scrollWidth={980}
        rowLabel={({ title }) => `「${title}」`}
        columns={(room) => trashColumns(room, { subject, onRestore: (work) => void restoreOne(work) })}
        bulkBar={(selection) => (
          <BulkBar
            selection={selection}
            unit={unit}
            isRunning={bulk.isRunning}
            commands={[
              {
                key: 'restore',
                label: '恢复',
                icon: <UndoOutlined />,
                letter: 'R',
                run: () =>
                  void bulk.start({ verb: '恢复', rows: selection.rows, run: restore }).then(selection.keepOnly),
              },
              {
                key: 'purge',
                label: '彻底删除…',
                icon: <DeleteOutlined />,
                run: () => setPurged(selection),
              },
            ]}
          />
        )}
        empty={{ title: '回收站是空的', text: `删除的${subject}在这里放 30 天，期间可以恢复。` }}
      >
        <StateTabs counts={counts} active="deleted" path={kind.path} trashPath={kind.trashPath} />
      </ListScreen>
      {bulk.dialog}
      {purged && (
        <PurgeDialog
          works={purged.rows}
          unit={unit === '张' ? '张图片' : '个图集'}
          onPurge={async (count) => {
            const { rows, keepOnly } = purged;
            // What was typed is checked there again; a part of a very long selection has a number of its own.
            const run = (ids: number[]) => purge(ids, ids.length === rows.length ? count : ids.length);
            keepOnly(await bulk.start({ verb: '彻底删除', rows, run }));
          }}
          onClose={() => setPurged(undefined)}
        />
      )}
    </>
  );
}
