import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import { useGetSharedImagePagesInfiniteQuery } from '@tuyuan/api-client/library/album-share.ts';
import type { openShare } from '@tuyuan/contract/library/album-share.ts';
import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { AuthorCard } from '../../../shared/author-card.tsx';
import { growingList } from '../../../shared/growing-list.ts';
import { ImageList } from '../../../shared/image-list.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import styles from './share.module.css';

const targets = { wide: 260, narrow: 160 };
const captionHeight = 44;

interface SharedAlbumProps {
  readonly opened: ResultOf<typeof openShare>;
  /** Called when the link has to be opened again. */
  onEnd(): void;
}

/** An album as those see it who have its link. */
export function SharedAlbum({ opened, onEnd }: SharedAlbumProps) {
  const { album, lastDay, canDownload, pass } = opened;
  const list = growingList(useGetSharedImagePagesInfiniteQuery({ pass, maxResultCount: 40 }));
  return (
    <PageFrame>
      <header className={styles.head}>
        <h1 className={styles.title}>{album.title}</h1>
        {album.description && <p className={styles.text}>{album.description}</p>}
        <p className={styles.facts}>
          {album.imageCount} 张{lastDay && ` · 链接有效到 ${lastDay}`}
          {canDownload && ' · 作者允许下载原图'}
        </p>
        <AuthorCard author={album.author} />
      </header>
      <ImageList
        list={list.stage === 'failed' ? { ...list, retry: onEnd } : list}
        label={`图集「${album.title}」的图片`}
        targets={targets}
        isBelowFold
        empty={<EmptyState icon="image" title="图集里还没有发布的图片" text="作者的图片通过审核以后会出现在这里。" />}
        {...(canDownload && {
          captionHeight,
          renderCaption: (card: ImageCard) => <DownloadShared card={card} pass={pass} />,
        })}
      />
    </PageFrame>
  );
}

function DownloadShared({ card, pass }: { readonly card: ImageCard; readonly pass: string }) {
  const [isBusy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    const { fetchOriginal, saveFile } = await import('../../../shared/original-file.ts');
    const fetched = await fetchOriginal({ id: card.id, no: card.no, authorization: undefined, sharePass: pass });
    setBusy(false);
    if (fetched.isOk) saveFile(fetched.original);
    else showToast({ text: fetched.message, tone: 'error' });
  }
  return (
    <Button
      kind="text"
      size="small"
      icon="download"
      isBusy={isBusy}
      aria-label={`下载「${card.title}」的原图`}
      onClick={() => void download()}
    >
      下载原图
    </Button>
  );
}
