import type { ProColumns } from '@ant-design/pro-components';
import {
  useExportFrontEndErrorsMutation,
  useGetFrontEndErrorGroupsQuery,
} from '@tuyuan/api-client/site/audited-log.ts';
import type { FrontEndErrorGroup } from '@tuyuan/contract/site/audited-log.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Grid } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { DayRange } from '../../../shared/filters/day-range.tsx';
import { FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import cell from '../../../shared/list/cell.module.css';
import { ExportButton } from '../../../shared/list/export-button.tsx';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { LogEmpty } from '../../../shared/list/log-empty.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { useSessionState } from '../../../shared/session/session-context.tsx';
import { shortMoment } from '../../../shared/wire-moment.ts';
import {
  activeErrorFilters,
  allErrorsRequest,
  errorListRequest,
  errorListRules,
  noErrorFilters,
} from './error-filters.ts';

const ErrorGroupDrawer = lazy(async () => ({ default: (await import('./error-group-drawer.tsx')).ErrorGroupDrawer }));

/** A table's rows have numbers; a group has words. */
type Row = FrontEndErrorGroup & { readonly id: number };

function columnsFor(isPhone: boolean, onOpen: (group: Row) => void): ProColumns<Row>[] {
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
      hideInTable: isPhone,
      render: (_, { clientCount }) => `${formatCount(clientCount)} 个 IP`,
    },
    {
      key: 'firstAt',
      title: '首次',
      width: 160,
      hideInTable: isPhone,
      render: (_, { firstAt }) => <span className={cell.time}>{firstAt.replace('T', ' ')}</span>,
    },
    {
      key: 'lastAt',
      title: '最近',
      width: isPhone ? 100 : 160,
      render: (_, { lastAt }) => (
        <span className={cell.time}>{isPhone ? shortMoment(lastAt) : lastAt.replace('T', ' ')}</span>
      ),
    },
  ];
}

/** What went wrong in people's browsers, the same failures together. */
export function ErrorGroupList() {
  const control = useListState(errorListRules);
  const { state } = control;
  const { filters } = state;
  const query = useGetFrontEndErrorGroupsQuery(errorListRequest(state), { refetchOnMountOrArgChange: true });
  const [exportErrors] = useExportFrontEndErrorsMutation();
  const selection = useSelection<Row>();
  const [opened, setOpened] = useState<Row>();
  const { user } = useSessionState();
  const { lg, md } = Grid.useBreakpoint();
  const active = activeErrorFilters(filters);
  const { data } = query;
  const rows = data && { ...data, items: data.items.map((group, index) => ({ ...group, id: index + 1 })) };
  return (
    <>
      <PageHead
        title="前端错误"
        note={data && `${formatCount(data.totalCount)} 种`}
        actions={
          <ExportButton onExport={(format) => exportErrors({ ...allErrorsRequest(filters), format }).unwrap()} />
        }
      />
      <ListTable<Row>
        control={control}
        defaultSorting=""
        query={{
          data: rows,
          error: query.error,
          currentData: query.currentData,
          isFetching: query.isFetching,
          refetch: query.refetch,
        }}
        hiddenColumns={[]}
        unit="种"
        rowHeight={54}
        scrollWidth={lg ? 820 : md === false ? 0 : 640}
        rowLabel={({ errorMsg }) => errorMsg}
        settingsKey={`admin.front-end-errors.columns.${user?.id ?? 0}`}
        selection={selection}
        isSelectable={false}
        onOpen={setOpened}
        openWord="查看"
        bulkBar={null}
        columns={columnsFor(md === false, setOpened)}
        filters={
          <FilterRow
            keyword={
              <KeywordInput
                value={filters.keyword}
                placeholder="错误的文字、页面或接口地址"
                onChange={(keyword) => control.setFilters({ keyword }, { replace: true })}
              />
            }
            controls={[
              {
                key: 'span',
                label: '时间',
                isSet: filters.from !== undefined || filters.to !== undefined,
                control: (
                  <DayRange
                    label="时间"
                    from={filters.from}
                    to={filters.to}
                    onChange={(from, to) => control.setFilters({ from, to })}
                  />
                ),
              },
            ]}
            active={active}
            onDrop={control.setFilters}
            onClear={() => control.setFilters(noErrorFilters)}
          />
        }
        empty={
          <LogEmpty
            subject="前端错误"
            control={control}
            active={active}
            none={noErrorFilters}
            text="浏览器里出错时会报到这里；没有是好事。"
          />
        }
      />
      <Suspense>
        {opened && (
          <ErrorGroupDrawer
            key={opened.fingerprint}
            group={opened}
            span={allErrorsRequest({ ...filters, keyword: '' })}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
