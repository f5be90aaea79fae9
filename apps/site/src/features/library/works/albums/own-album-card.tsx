import type { OwnAlbum } from '@tuyuan/contract/library/photographer-album.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Popover } from '@tuyuan/ui/popover.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { copyText } from '../../../../shared/copy-text.ts';
import { CoverPicture } from '../../../../shared/cover-picture.tsx';
import { StateMark } from '../photos/state-mark.tsx';
import menu from '../photos/work-menu.module.css';
import styles from './album-works.module.css';
import { useAlbumActions } from './use-album-actions.ts';
import { visibilityLabel } from './visibility-words.ts';

interface OwnAlbumCardProps {
  readonly album: OwnAlbum;
  onEdit(): void;
}

async function copyLink(path: string): Promise<void> {
  const isCopied = await copyText(new URL(path, window.location.href).href);
  showToast(isCopied ? { text: '链接已复制', tone: 'success' } : { text: '没能复制，请重试', tone: 'error' });
}

/** An own album: its cover leads to the order of its pictures. */
export function OwnAlbumCard({ album, onEdit }: OwnAlbumCardProps) {
  const { id, title, cover, imageCount, views, reviewState, visibility, share, abilities } = album;
  const actionsOf = useAlbumActions();
  const path = `/user/main/works/gallery?album=${id}`;
  return (
    <li className={styles.card}>
      <Link href={path} className={styles.cover} aria-label={`排「${title}」的顺序`}>
        {cover ? <CoverPicture cover={cover} sizes="320px" widest={640} /> : <Icon name="album" size={32} />}
      </Link>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>
          <StateMark state={reviewState} />
          <span>{formatCount(imageCount)} 张</span>
          <span>浏览 {formatCount(views)}</span>
          {visibility !== 'all' && <span>{visibilityLabel(visibility)}可见</span>}
        </p>
        <div className={styles.actions}>
          <ButtonLink href={path} size="small">
            排顺序
          </ButtonLink>
          {share && (
            <Button size="small" icon="link" onClick={() => void copyLink(share.path)}>
              复制链接
            </Button>
          )}
          <Popover text="操作" label={`图集「${title}」的操作`}>
            {(close) => (
              <div className={menu.menu}>
                {abilities.edit && (
                  <Button
                    kind="text"
                    isBlock
                    className={menu.item}
                    onClick={() => {
                      close();
                      onEdit();
                    }}
                  >
                    改资料和谁能看
                  </Button>
                )}
                {actionsOf(album)
                  .filter(({ may }) => may)
                  .map(({ label, act }) => (
                    <Button
                      key={label}
                      kind="text"
                      isBlock
                      className={menu.item}
                      onClick={() => {
                        close();
                        void act();
                      }}
                    >
                      {label}
                    </Button>
                  ))}
              </div>
            )}
          </Popover>
        </div>
      </div>
    </li>
  );
}
