import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { MarkButtons } from '../../../shared/mark-buttons.tsx';
import { photoPath } from '../../../shared/photo-path.ts';
import { similarPath } from '../../../shared/picture-search/similar-path.ts';
import { PosterButton } from '../../../shared/poster/poster-button.tsx';
import { ShareButtons } from '../../../shared/share-buttons.tsx';
import { useSiteName } from '../../../shared/site-settings.ts';
import styles from './photo-figures.module.css';
import { photoPoster } from './photo-poster.ts';

/** Shows the image's figures and the share buttons. */
export function PhotoFigures({ image }: { readonly image: ImageDetail }) {
  const siteName = useSiteName();
  const { id, title, likes, collects, views } = image;
  return (
    <div className={styles.row}>
      <ul className={styles.figures} aria-label="数据">
        <li>
          <MarkButtons kind="image" id={id} likes={likes} collects={collects} path={photoPath(id)} />
        </li>
        <li className={styles.figure}>
          <Icon name="eye" size={18} />
          {formatCount(views)} 次浏览
        </li>
      </ul>
      <div className={styles.share}>
        <ButtonLink href={similarPath(id)} kind="text" size="small" icon="camera">
          找相似
        </ButtonLink>
        <ShareButtons path={photoPath(id)} title={title} kind="text" size="small" />
        <PosterButton content={photoPoster(image, siteName)} kind="text" size="small" />
      </div>
    </div>
  );
}
