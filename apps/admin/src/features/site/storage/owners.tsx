import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getStorage } from '@tuyuan/contract/site/storage.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useMayOpen } from '../../../shared/use-may-open.ts';
import styles from './storage-view.module.css';

/** Whose originals are the largest. */
export function Owners({ owners }: Pick<ResultOf<typeof getStorage>, 'owners'>) {
  const mayOpen = useMayOpen();
  return (
    <section className={styles.card} aria-labelledby="storage-owners">
      <h2 id="storage-owners" className={styles.title}>
        原图最多的作者
      </h2>
      {owners.length === 0 ? (
        <p className={styles.note}>还没有图片。</p>
      ) : (
        <ol className={styles.rows}>
          {owners.map(({ id, nickName, images, bytes }) => (
            <li key={id}>
              {mayOpen(paths.users) ? <Link to={`${paths.users}#${id}/profile`}>{nickName}</Link> : nickName}
              <span>{formatFileSize(bytes)}</span>
              <span className={styles.note}>{formatCount(images)} 张</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
