import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { feedbackPicturePath } from '@tuyuan/contract/community/community-path.ts';
import styles from './feedback-pictures.module.css';

/** The pictures of a message; each opens whole in a tab of its own. */
export function MessagePictures({ ids }: { readonly ids: readonly number[] }) {
  if (ids.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label="附带的图片">
      {ids.map((id, index) => {
        const url = resourceUrl(feedbackPicturePath(id));
        return (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className={styles.sent}>
              <img src={url} alt={`第 ${index + 1} 张，点开看大图`} loading="lazy" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
