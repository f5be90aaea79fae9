import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { LinkChip } from '@tuyuan/ui/chip.tsx';
import styles from './photo-story.module.css';

/** Title, text and labels. */
export function PhotoStory({ image }: { readonly image: ImageDetail }) {
  const { title, description, labels } = image;
  return (
    <div className={styles.story}>
      <h1 className={styles.title}>{title}</h1>
      {description && <p className={styles.text}>{description}</p>}
      {labels.length > 0 && (
        <ul className={styles.labels} aria-label="标签">
          {labels.map(({ id, name }) => (
            <li key={id}>
              <LinkChip href={`/search/photo?keyword=${encodeURIComponent(name)}`}>{name}</LinkChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
