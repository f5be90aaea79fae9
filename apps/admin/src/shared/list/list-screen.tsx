import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import type { ExportFormat, ExportLink } from '@tuyuan/contract/export.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Grid, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { FilterRow } from '../filters/filter-row.tsx';
import { PageHead } from '../page-head.tsx';
import { useSessionState } from '../session/session-context.tsx';
import { ExportButton } from './export-button.tsx';
import { type ListColumn, type ListRoom, placeColumn } from './list-column.ts';
import { type EmptyWords, ListEmpty } from './list-empty.tsx';
import styles from './list-screen.module.css';
import { type ListQuery, ListTable } from './list-table.tsx';
import type { ListControl } from './use-list-state.ts';
import { type Selection, useSelection } from './use-selection.ts';

interface ListScreenProps<Values, Known, Item extends { readonly id: number }> {
  readonly control: ListControl<Values, unknown, Known>;
  readonly query: ListQuery<Item>;
  /** What the filters need to have fetched. */
  readonly known?: Known;
  /** Under this name the browser keeps which columns are shown, in what order and how dense; one per page. */
  readonly name: string;
  /** The page's heading; none where the list is a part of a page. */
  readonly title?: string;
  /** Beside the heading; how many there are unless it says otherwise. */
  readonly note?: ReactNode;
  /** What the list holds: 用户. */
  readonly subject: string;
  /** What its rows are counted by: 人. */
  readonly unit: string;
  /** Commands of the page, before the export. */
  readonly actions?: ReactNode;
  /** Asks for a link to all that the filters leave. */
  readonly onExport?: ((format: ExportFormat) => Promise<ExportLink>) | false;
  /** The way to a new row; false for whoever may not make one. */
  readonly create?: false | { label: string; icon: ReactNode; isDisabled?: boolean; run: () => void };
  readonly columns: (room: ListRoom, selection: Selection<Item>) => ListColumn<Item>[];
  /** Keys of the columns that are off until they are switched on. */
  readonly hiddenColumns?: readonly string[];
  /** Pixels the columns need before the table scrolls sideways, on wide screens and on tablets. */
  readonly scrollWidth: number;
  readonly narrowWidth?: number;
  readonly rowHeight: number;
  /** What a row is called where it is chosen. */
  readonly rowLabel?: (row: Item) => string;
  /** What is done with chosen rows; rows can't be chosen without it. */
  readonly bulkBar?: ((selection: Selection<Item>) => ReactNode) | false;
  /** Undefined where a row leads nowhere. */
  readonly onOpen?: ((row: Item) => void) | undefined;
  /** Word for opening a row; editing by default. */
  readonly openWord?: string;
  /** The rows as tiles, with the bar of what is done with chosen ones. */
  readonly renderGrid?: (items: readonly Item[], selection: Selection<Item>, bulkBar: ReactNode) => ReactNode;
  /** In place of the row of filters. */
  readonly renderFilters?: (selection: Selection<Item>) => ReactNode;
  /** Behind the filters. */
  readonly tools?: ReactNode;
  readonly empty: EmptyWords<Values>;
  /** Between the heading and the list. */
  readonly children?: ReactNode;
}

/** A list of the back office, whole: heading, export, filters, chosen rows, table or tiles, pages, and what stands there when it is empty. */
export function ListScreen<Values, Known, Item extends { readonly id: number }>(
  props: ListScreenProps<Values, Known, Item>,
) {
  const { control, query, known, title, unit, bulkBar = false, renderGrid, renderFilters } = props;
  const { rules, state, setFilters } = control;
  const { data } = query;
  const selection = useSelection(data?.items ?? []);
  const { user } = useSessionState();
  const { lg, md } = Grid.useBreakpoint();
  const room = { isNarrow: lg === false, isPhone: md === false };
  const active = rules.active(state.filters, known);
  const controls = renderFilters ? [] : rules.controls(state.filters, known, setFilters);
  const count = data && `${formatCount(data.totalCount)}${data.totalCountIsLowerBound ? '+' : ''} ${unit}`;
  const actions = (
    <>
      {props.actions}
      {props.onExport && <ExportButton onExport={props.onExport} />}
      {renderGrid && (
        <Segmented
          aria-label="显示方式"
          value={state.view}
          onChange={control.setView}
          options={[
            { value: 'table', icon: <UnorderedListOutlined />, label: '列表' },
            { value: 'grid', icon: <AppstoreOutlined />, label: '网格' },
          ]}
        />
      )}
      {props.create && (
        <Button
          type="primary"
          icon={props.create.icon}
          disabled={props.create.isDisabled ?? false}
          onClick={props.create.run}
        >
          {props.create.label}
        </Button>
      )}
    </>
  );

  return (
    <>
      {title === undefined ? (
        <div className={styles.commands}>
          {props.note !== undefined && <span className={styles.note}>{props.note}</span>}
          {actions}
        </div>
      ) : (
        <PageHead title={title} note={props.note ?? count} actions={actions} />
      )}
      {props.children}
      <ListTable<Item>
        control={control}
        query={query}
        hiddenColumns={props.hiddenColumns ?? []}
        unit={unit}
        rowHeight={props.rowHeight}
        scrollWidth={lg ? props.scrollWidth : room.isPhone ? 0 : (props.narrowWidth ?? 640)}
        rowLabel={props.rowLabel ?? (({ id }) => String(id))}
        settingsKey={`admin.${props.name}.columns.${user?.id ?? 0}`}
        selection={selection}
        isSelectable={bulkBar !== false}
        onOpen={props.onOpen}
        openWord={props.openWord ?? '编辑'}
        columns={props
          .columns(room, selection)
          .map((column) => placeColumn(column, { sortFields: rules.sortFields, sorting: state.sorting, room }))}
        filters={
          renderFilters?.(selection) ?? (
            <FilterRow
              controls={controls}
              active={active}
              tools={props.tools}
              onDrop={setFilters}
              onClear={() => setFilters(rules.cleared(state.filters))}
            />
          )
        }
        hasSearch={controls.some(({ isKeyword }) => isKeyword)}
        bulkBar={bulkBar !== false && selection.ids.length > 0 && bulkBar(selection)}
        renderGrid={renderGrid && ((items, bar) => renderGrid(items, selection, bar))}
        empty={<ListEmpty subject={props.subject} control={control} active={active} words={props.empty} />}
      />
    </>
  );
}
