import {
  useExportFrontEndErrorsMutation,
  useGetFrontEndErrorGroupsQuery,
} from '@tuyuan/api-client/site/audited-log.ts';
import type { FrontEndErrorGroup } from '@tuyuan/contract/site/audited-log.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { lazy, Suspense, useState } from 'react';
import { momentsOf } from '../../../shared/filters/day-span.ts';
import cell from '../../../shared/list/cell.module.css';
import { timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { exactMoment, shortMoment } from '../../../shared/wire-moment.ts';
import { errorFilters } from './error-filters.ts';

const ErrorGroupDrawer = lazy(async () => ({ default: (await import('./error-group-drawer.tsx')).ErrorGroupDrawer }));

/** Table rows need numeric ids; a group is identified by text. */
type Row = FrontEndErrorGroup & { readonly id: number };

function columnsFor({ isPhone }: ListRoom, onOpen: (group: Row) => void): ListColumn<Row>[] {
  return [
    {
      key: 'message',
      title: '错误',
      disable: { checkbox: true },
      render: (_, group) => (
        <div className={cell.words}>
          <button type="button" className={classNames(cell.title, cell.open)} onClick={() => onOpen(group)}>
            {group.errorMsg || '没有说明'}
          </button>
          <div className={cell.minor}>最近在 {group.lastPageUrl}</div>
        </div>
      ),
    },
    {
      key: 'count',
      title: '次数',
      width: isPhone ? 64 : 100,
      align: 'right',
      render: (_, { count }) => formatCount(count),
    },
    {
      key: 'clients',
      title: '来自',
      width: 110,
      align: 'right',
      hide: 'phone',
      render: (_, { clientCount }) => `${formatCount(clientCount)} 个 IP`,
    },
    timeColumn({
      key: 'firstAt',
      title: '首次',
      width: 160,
      hide: 'phone',
      at: ({ firstAt }) => firstAt,
      format: exactMoment,
    }),
    timeColumn({
      key: 'lastAt',
      title: '最近',
      width: isPhone ? 100 : 160,
      at: ({ lastAt }) => lastAt,
      format: isPhone ? shortMoment : exactMoment,
    }),
  ];
}

/** Front-end errors, grouped by failure. */
export function ErrorGroupList() {
  const control = useListState(errorFilters);
  const query = useGetFrontEndErrorGroupsQuery(control.request, { refetchOnMountOrArgChange: true });
  const [exportErrors] = useExportFrontEndErrorsMutation();
  const [opened, setOpened] = useState<Row>();
  const { data } = query;
  const rows = data && { ...data, items: data.items.map((group, index) => ({ ...group, id: index + 1 })) };
  return (
    <>
      <ListScreen
        control={control}
        query={{ ...query, data: rows }}
        name="front-end-errors"
        title="前端错误"
        subject="前端错误"
        unit="种"
        rowHeight={54}
        scrollWidth={820}
        onOpen={setOpened}
        openWord="查看"
        onExport={(format) => exportErrors({ ...control.all, format }).unwrap()}
        columns={(room) => columnsFor(room, setOpened)}
        empty={{ text: '浏览器里出错时会报到这里；没有是好事。' }}
      />
      <Suspense>
        {opened && (
          <ErrorGroupDrawer
            key={opened.fingerprint}
            group={opened}
            span={momentsOf(control.state.filters.span)}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
