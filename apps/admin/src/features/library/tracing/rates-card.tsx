import { useGetTraceRatesQuery } from '@tuyuan/api-client/library/trace.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Progress } from 'antd';
import styles from './trace-desk.module.css';

/** How often marks were read after changes, as measured; nothing before it was. */
export function RatesCard() {
  const { data } = useGetTraceRatesQuery();
  if (!data || data.rows.length === 0) return null;
  return (
    <section className={styles.card} aria-label="读得出的比例">
      <header className={styles.cardHead}>
        <h2 className={styles.title}>读得出的比例</h2>
        <span className={styles.note}>
          {data.measuredAt} 用 {data.pictures} 张示例图实测
        </span>
      </header>
      <dl className={styles.rates}>
        {data.rows.map(({ name, read, tried }) => {
          const percent = Math.round((read / tried) * 100);
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{percent}%</dd>
              <dd>
                <Progress
                  percent={percent}
                  showInfo={false}
                  size="small"
                  strokeColor={percent >= 90 ? 'var(--success)' : percent >= 60 ? 'var(--warning)' : 'var(--error)'}
                  aria-label={`${name} ${percent}%`}
                />
              </dd>
            </div>
          );
        })}
        <div>
          <dt>没标记却认错</dt>
          <dd className={styles.alarms}>
            {formatCount(data.falseAlarms.read)} / {formatCount(data.falseAlarms.tried)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
