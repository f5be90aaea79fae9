import { useGetAlbumsToReviewQuery } from '@tuyuan/api-client/library/album-review.ts';
import { Pagination } from 'antd';
import { useState } from 'react';
import { everyMinute } from '../../../shared/every-minute.ts';
import { ListSkeleton } from '../../../shared/list/list-content.tsx';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { shortMoment } from '../../../shared/wire-moment.ts';
import styles from './album-desk.module.css';
import { AlbumDrawer } from './album-drawer.tsx';
import { DeskBar, type DeskTab } from './desk-bar.tsx';
import desk from './review-desk.module.css';

const pageSize = 20;

/** Albums that wait; each is decided on together with its pictures. */
export function AlbumDesk({ onTab }: { readonly onTab: (tab: DeskTab) => void }) {
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<number>();
  const { data, error, refetch } = useGetAlbumsToReviewQuery(
    { skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
    everyMinute,
  );
  return (
    <div className={desk.desk}>
      <DeskBar tab="albums" onTab={onTab} />
      <div className={styles.list}>
        {error ? (
          <NotLoaded noun="待审图集" error={error} onRetry={refetch} />
        ) : !data ? (
          <ListSkeleton rowHeight={72} isGrid={false} />
        ) : data.items.length === 0 ? (
          <StateMessage picture="empty" title="没有待审的图集" role="status">
            作者提交的图集会出现在这里，和里面待审的图片一起审。
          </StateMessage>
        ) : (
          <ul className={styles.rows} aria-label="待审图集">
            {data.items.map((album) => (
              <li key={album.id}>
                <button type="button" onClick={() => setOpenId(album.id)}>
                  <Thumb cover={album.cover} />
                  <span>
                    <b>{album.title}</b>
                    <span>
                      {album.author.name} · {album.imageCount} 张，待审 {album.pendingCount} 张 · 提交{' '}
                      {shortMoment(album.submittedAt)}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <Pagination
          align="center"
          hideOnSinglePage
          showSizeChanger={false}
          current={page}
          pageSize={pageSize}
          total={data?.totalCount ?? 0}
          onChange={setPage}
        />
      </div>
      {openId !== undefined && <AlbumDrawer key={openId} albumId={openId} onClose={() => setOpenId(undefined)} />}
    </div>
  );
}
