import { useGetManagedImagesQuery } from '@tuyuan/api-client/library/image-management.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import { failureText } from '../../../shared/failure-text.ts';
import styles from './cover-field.module.css';

interface CoverFieldProps {
  readonly albumId: number;
  readonly value?: number | null;
  readonly onChange?: (imageId: number) => void;
}

/** One of the album's images as its cover, uncropped. */
export function CoverField({ albumId, value, onChange }: CoverFieldProps) {
  const { data, error } = useGetManagedImagesQuery({ albumId, maxResultCount: 100 });
  if (error !== undefined) return <p role="alert">{failureText(error)}</p>;
  const images = data?.items.filter(({ cover }) => cover !== null) ?? [];
  if (data !== undefined && images.length === 0) return <p className={styles.none}>图集里还没有可用的图片。</p>;
  return (
    <div className={styles.covers} role="radiogroup" aria-label="封面">
      {images.map(({ id, title, cover }) => (
        <label key={id} className={styles.cover}>
          <input type="radio" name="cover" checked={value === id} onChange={() => onChange?.(id)} aria-label={title} />
          {cover && <img src={imageUrl(cover, 320)} alt="" title={title} loading="lazy" />}
        </label>
      ))}
    </div>
  );
}
