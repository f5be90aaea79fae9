import {
  useClearRecentMutation,
  useGetRecentImagesQuery,
  useSetRecentKeptMutation,
} from '@tuyuan/api-client/community/user-recent.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useSearchParams } from 'react-router-dom';
import { ImageRows } from '../../../shared/image-rows.tsx';
import styles from './recent-view.module.css';

const pageSize = 48;
const path = '/user/main/recent';

/** The images one opened lately; the list can be cleared and switched off. */
export function RecentView() {
  const [query] = useSearchParams();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const wanted = { skipCount: (page - 1) * pageSize, maxResultCount: pageSize };
  const { currentData, isError, isFetching, refetch } = useGetRecentImagesQuery(wanted, {
    refetchOnMountOrArgChange: true,
  });
  const [setKept, setting] = useSetRecentKeptMutation();
  const [clear, clearing] = useClearRecentMutation();
  async function clearAll(): Promise<void> {
    if (await showConfirm({ text: '清空最近看过的图片？', confirmText: '清空' })) await clear({});
  }
  if (!currentData)
    return isError ? (
      <ErrorState title="没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="320px" />
    );
  const { items, totalCount, isKept } = currentData;
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <Checkbox state={isKept} isDisabled={setting.isLoading} onChange={(isOn) => void setKept({ isOn })}>
          记录看过的图片
        </Checkbox>
        {totalCount > 0 && (
          <Button size="small" icon="trash" isBusy={clearing.isLoading} onClick={() => void clearAll()}>
            清空
          </Button>
        )}
      </div>
      {totalCount === 0 ? (
        <EmptyState
          icon="clock"
          title={isKept ? '最近还没有看过图片' : '没有在记录'}
          text={
            isKept
              ? '打开过的图片会出现在这里，最多 200 张，只有自己看得到。'
              : '打开上面的开关，看过的图片会出现在这里。'
          }
          actions={<ButtonLink href="/gallery">去图库看看</ButtonLink>}
        />
      ) : (
        <ImageRows images={items} label="最近看过的图片" target={200} />
      )}
      <Pagination
        current={page}
        pageCount={Math.ceil(totalCount / pageSize)}
        hrefOf={(number) => (number > 1 ? `${path}?page=${number}` : path)}
      />
    </div>
  );
}
