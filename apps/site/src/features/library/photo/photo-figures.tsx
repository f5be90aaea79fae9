import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { IconName } from '@tuyuan/ui/icon-paths.ts';
import { photoPath } from '../../../shared/photo-path.ts';
import { ShareButtons } from '../../../shared/share-buttons.tsx';
import styles from './photo-figures.module.css';

/** Shows the image's figures and the share buttons. */
export function PhotoFigures({ image }: { readonly image: ImageDetail }) {
  const { id, title, likes, collects, views } = image;
  const figures: readonly { readonly icon: IconName; readonly text: string }[] = [
    { icon: 'heart', text: `${formatCount(likes)} 人喜欢` },
    { icon: 'star', text: `${formatCount(collects)} 人收藏` },
    { icon: 'eye', text: `${formatCount(views)} 次浏览` },
  ];
  return (
    <div className={styles.row}>
      <ul className={styles.figures} aria-label="数据">
        {figures.map(({ icon, text }) => (
          <li key={icon} className={styles.figure}>
            <Icon name={icon} size={18} />
            {text}
          </li>
        ))}
      </ul>
      <div className={styles.share}>
        <ShareButtons path={photoPath(id)} title={title} kind="text" size="small" />
      </div>
    </div>
  );
}
