import { useGetImageQuery } from '@tuyuan/api-client/library/image-data.ts';
import { ButtonLink, IconButton } from '@tuyuan/ui/button.tsx';
import { LinkChip } from '@tuyuan/ui/chip.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { AuthorCard } from '../../../shared/author-card.tsx';
import { imageFacts } from '../../../shared/image-facts.ts';
import { PaletteLinks } from '../../../shared/palette-links.tsx';
import { photoPath } from '../../../shared/photo-path.ts';
import styles from './viewer-info.module.css';

interface ViewerInfoProps {
  readonly imageId: number;
  /** True on the image's own page, where no link to it is needed. */
  readonly isOwnPage: boolean;
  onClose(): void;
}

/** Shows the picture's data; beside it on wide windows, as a sheet on phones. */
export function ViewerInfo({ imageId, isOwnPage, onClose }: ViewerInfoProps) {
  const { currentData: image, isError, isFetching, refetch } = useGetImageQuery({ id: imageId });
  return (
    <aside className={styles.info} aria-label="图片信息" aria-busy={!image && isFetching}>
      <div className={styles.close}>
        <IconButton icon="close" label="收起信息" onClick={onClose} />
      </div>
      {!image && isError && !isFetching && <ErrorState title="信息没有加载出来" onRetry={() => void refetch()} />}
      {!image && isFetching && (
        <div className={styles.body}>
          <Skeleton height={48} width={200} />
          <Skeleton height={20} />
          <Skeleton height={160} />
        </div>
      )}
      {image && (
        <div className={styles.body}>
          <AuthorCard author={image.author} />
          {image.description && <p className={styles.text}>{image.description}</p>}
          <dl className={styles.facts}>
            {imageFacts(image).map(({ name, value }) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {image.palette.length > 0 && <PaletteLinks palette={image.palette} />}
          {image.labels.length > 0 && (
            <ul className={styles.labels} aria-label="标签">
              {image.labels.map(({ id, name }) => (
                <li key={id}>
                  <LinkChip href={`/search/photo?keyword=${encodeURIComponent(name)}`}>{name}</LinkChip>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div className={styles.foot}>
        {!isOwnPage && (
          <ButtonLink href={photoPath(imageId)} isBlock>
            授权与价格
          </ButtonLink>
        )}
        <p>{image?.abilities.downloadOriginal ? '放大到 1:1 看到的是原图。' : '预览最大 1600 px，带水印。'}</p>
      </div>
    </aside>
  );
}
