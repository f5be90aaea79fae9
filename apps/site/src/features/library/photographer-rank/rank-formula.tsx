import styles from './rank-formula.module.css';

/** The published formula; the server uses the same (photographer-rank.repository.ts). */
const points = [
  { what: '发布一个图集', value: '20 分' },
  { what: '发布一张图片', value: '10 分' },
  { what: '每售出一次授权', value: '50 分' },
  { what: '每下载一次', value: '20 分' },
  { what: '每收藏一次', value: '8 分' },
  { what: '每喜欢一次', value: '5 分' },
  { what: '每 10 次浏览', value: '1 分' },
];

/** Explains how the score is computed. */
export function RankFormula() {
  return (
    <section id="formula" className={styles.formula} aria-labelledby="formula-title">
      <h2 id="formula-title" className={styles.title}>
        怎么算分
      </h2>
      <p className={styles.text}>
        只计这段时间内发布并通过审核的作品：月榜是近 30 天，年榜是近 365
        天。作品的分数相加就是摄影师的得分，同分时先加入的在前。
      </p>
      <dl className={styles.points}>
        {points.map(({ what, value }) => (
          <div key={what} className={styles.point}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
