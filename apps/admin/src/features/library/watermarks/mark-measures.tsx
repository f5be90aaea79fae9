import { Tag } from 'antd';
import styles from './watermark-studio.module.css';

interface Measures {
  readonly covered: number;
  readonly retouched: number;
}

const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`;

/** What a mark costs a picture, and what removing it would cost. */
export function MarkMeasures({
  now,
  used,
}: {
  readonly now: Measures | undefined;
  readonly used: Measures | undefined;
}) {
  const effort = !now
    ? undefined
    : now.retouched >= 0.4
      ? { color: 'success', text: '够难' }
      : now.retouched >= 0.15
        ? { color: 'warning', text: '不算难' }
        : { color: 'error', text: '容易修掉' };
  return (
    <div className={styles.measures}>
      <dl aria-live="polite">
        <div>
          <dt>挡住画面</dt>
          <dd>
            <strong>{now ? percent(now.covered) : '—'}</strong>
            {used && used.covered !== now?.covered && <span className={styles.was}>原来 {percent(used.covered)}</span>}
          </dd>
        </div>
        <div>
          <dt>修掉要动的面积</dt>
          <dd>
            <strong>{now ? percent(now.retouched) : '—'}</strong>
            {effort && <Tag color={effort.color}>{effort.text}</Tag>}
          </dd>
        </div>
      </dl>
      <p className={styles.note}>可见水印劝人别拿，隐形标记负责追查，不必压住画面</p>
    </div>
  );
}
