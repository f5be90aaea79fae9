import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getStorage } from '@tuyuan/contract/site/storage.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import cell from '../../../shared/list/cell.module.css';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import styles from './storage-view.module.css';
import { storageWords } from './storage-words.ts';

interface KindsProps {
  readonly kinds: ResultOf<typeof getStorage>['kinds'];
  readonly total: number;
}

/** The kinds of files, the largest first, with their share and growth. */
export function Kinds({ kinds, total }: KindsProps) {
  return (
    <section className={styles.card} aria-labelledby="storage-kinds">
      <h2 id="storage-kinds" className={styles.title}>
        按种类
      </h2>
      <RecordTable
        noun="种类"
        source={kinds}
        rowKey={({ kind }) => kind}
        columns={[
          {
            key: 'kind',
            title: '种类',
            render: (_, { kind }) => (
              <>
                {storageWords[kind].title}
                <div className={styles.note}>{storageWords[kind].note}</div>
              </>
            ),
          },
          {
            key: 'files',
            title: '文件',
            width: 90,
            align: 'right',
            hide: 'phone',
            render: (_, { files }) => <span className={cell.number}>{formatCount(files)}</span>,
          },
          {
            key: 'bytes',
            title: '大小',
            width: 120,
            align: 'right',
            render: (_, { bytes }) => (
              <>
                <span className={cell.number}>{formatFileSize(bytes)}</span>
                <div className={cell.minor}>{total > 0 && `${Math.round((bytes / total) * 100)}%`}</div>
              </>
            ),
          },
          {
            key: 'growth',
            title: '近 30 天',
            width: 110,
            align: 'right',
            hide: 'phone',
            render: (_, { bytes, bytesBefore }) => (
              <span className={cell.number}>{growthText(bytes, bytesBefore)}</span>
            ),
          },
        ]}
        empty="还没有文件。"
      />
    </section>
  );
}

function growthText(bytes: number, before: number | null): string {
  if (before === null) return '—';
  if (bytes === before) return '没变';
  return `${bytes > before ? '+' : '−'}${formatFileSize(Math.abs(bytes - before))}`;
}
