import { useGetCalibrationQuery } from '@tuyuan/api-client/contest/jury-management.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { Calibration } from '@tuyuan/contract/contest/jury-management.ts';
import { subjectColumn } from '../../../shared/list/columns.tsx';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { usePages } from '../../../shared/list/use-pages.ts';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import styles from './board.module.css';

type Juror = Calibration['jurors'][number];
type Work = Calibration['works'][number];

const figure = (value: number | null) => (value === null ? '—' : value.toFixed(2));

/** How strict and consistent each juror is, and the works by the result that is freed of it. */
export function CalibrationReport({ roundId }: { readonly roundId: number }) {
  const { currentData, error, refetch } = useGetCalibrationQuery({ roundId }, { refetchOnMountOrArgChange: true });
  if (error !== undefined && !currentData) return <NotLoaded noun="校准" error={error} onRetry={refetch} />;
  if (!currentData) return <PageLoading />;
  return (
    <div className={styles.report}>
      <p className={styles.hint}>
        一致：和其他评委的相关，1 为完全一致，-1 为相反；不足 3 件不算。折算分扣除了各位评委的松紧。
      </p>
      <RecordTable<Juror>
        noun="评委"
        source={currentData.jurors}
        rowKey={({ id }) => id}
        isDense
        empty="还没有评委"
        scrollWidth={420}
        columns={[
          subjectColumn<Juror>({ key: 'name', title: '评委', name: ({ name }) => name }),
          { key: 'count', title: '打分', width: 72, align: 'right', render: (_, { count }) => count },
          { key: 'mean', title: '平均', width: 72, align: 'right', render: (_, { mean }) => figure(mean) },
          { key: 'spread', title: '离散', width: 72, align: 'right', render: (_, { spread }) => figure(spread) },
          {
            key: 'agreement',
            title: '一致',
            width: 72,
            align: 'right',
            render: (_, { agreement }) => figure(agreement),
          },
        ]}
      />
      <Works works={currentData.works} />
    </div>
  );
}

function Works({ works }: { readonly works: readonly Work[] }) {
  const pages = usePages(20);
  const { skipCount, maxResultCount } = pages.request;
  return (
    <RecordTable<Work>
      noun="作品"
      source={{
        data: { items: works.slice(skipCount, skipCount + maxResultCount), totalCount: works.length },
        isFetching: false,
        refetch: () => undefined,
      }}
      rowKey={({ id }) => id}
      isDense
      pages={pages}
      empty="还没有打分的作品"
      scrollWidth={420}
      columns={[
        { key: 'rank', title: '名次', width: 64, render: (_, { rank }) => rank },
        subjectColumn<Work>({
          key: 'title',
          title: '作品',
          name: ({ number, title }) => `${entryNumber(number)}《${title}》`,
        }),
        { key: 'count', title: '打分', width: 72, align: 'right', render: (_, { count }) => count },
        { key: 'mean', title: '平均', width: 72, align: 'right', render: (_, { mean }) => figure(mean) },
        {
          key: 'normalised',
          title: '折算',
          width: 72,
          align: 'right',
          render: (_, { normalised }) => figure(normalised),
        },
      ]}
    />
  );
}
