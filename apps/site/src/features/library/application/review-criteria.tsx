import styles from './apply-steps.module.css';

const criteria = ['是不是自己拍的原片', '清晰、曝光、构图过得去', '人脸和商标有没有授权', '没通过会写清原因，改好再交'];

/** What reviewers look at. */
export function ReviewCriteria() {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>审核看什么</h2>
      <ul className={styles.rows}>
        {criteria.map((text) => (
          <li key={text} className={styles.criterion}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
