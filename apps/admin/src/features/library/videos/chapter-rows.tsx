import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { maxChapters } from '@tuyuan/contract/library/video-words.ts';
import { formatClock, parseClock } from '@tuyuan/format/clock.ts';
import { Button, Input } from 'antd';
import styles from './videos.module.css';

/** As it is typed. */
export interface ChapterRow {
  readonly key: string;
  readonly at: string;
  readonly title: string;
}

export interface ChapterFault {
  readonly field: 'at' | 'title';
  readonly text: string;
}

interface ChapterRowsProps {
  readonly rows: readonly ChapterRow[];
  readonly durationMs: number | null;
  /** What the server has said of a row as it is. */
  readonly faults: ReadonlyMap<ChapterRow, ChapterFault>;
  /** Where the film stands. */
  readonly now: () => number;
  readonly onChange: (rows: ChapterRow[]) => void;
}

/** Returns what is wrong with a row, if something is. */
export function chapterFault({ at, title }: ChapterRow, durationMs: number | null): ChapterFault | undefined {
  const ms = parseClock(at);
  if (ms === null) return { field: 'at', text: '时间请写成 1:23' };
  if (durationMs !== null && ms >= durationMs) return { field: 'at', text: `视频只有 ${formatClock(durationMs)}` };
  return title.trim() === '' ? { field: 'title', text: '请填写章名' } : undefined;
}

/** Chapters: when each begins, and what it is called. */
export function ChapterRows({ rows, durationMs, faults, now, onChange }: ChapterRowsProps) {
  const change = (key: string, patch: Partial<ChapterRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...patch } : row)));
  return (
    <div className={styles.rows}>
      {rows.map((row, index) => {
        const fault = chapterFault(row, durationMs) ?? faults.get(row);
        return (
          <div key={row.key}>
            <div className={styles.row}>
              <Input
                className={styles.clock ?? ''}
                aria-label={`第 ${index + 1} 章的开始时间`}
                value={row.at}
                status={fault?.field === 'at' ? 'error' : ''}
                onChange={({ target }) => change(row.key, { at: target.value })}
              />
              <Input
                className={styles.grow ?? ''}
                aria-label={`第 ${index + 1} 章的章名`}
                maxLength={60}
                value={row.title}
                status={fault?.field === 'title' ? 'error' : ''}
                onChange={({ target }) => change(row.key, { title: target.value })}
              />
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={`删除第 ${index + 1} 章`}
                onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
              />
            </div>
            {fault && (
              <span className={styles.fault} role="alert">
                {fault.text}
              </span>
            )}
          </div>
        );
      })}
      <Button
        size="small"
        icon={<PlusOutlined />}
        disabled={rows.length >= maxChapters}
        onClick={() => onChange([...rows, { key: crypto.randomUUID(), at: formatClock(now()), title: '' }])}
      >
        从播放器停住的地方加一章
      </Button>
    </div>
  );
}
