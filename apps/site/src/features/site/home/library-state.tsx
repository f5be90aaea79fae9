import { api } from '@tuyuan/api-client/api.ts';
import { useGetLibraryFiguresQuery, useGetSystemSettingQuery } from '@tuyuan/api-client/site/index-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import styles from './library-state.module.css';

const pollEveryMs = 4000;

/** While pictures are being imported, shows a quiet note. If there are none at all, says that they are to come. */
export function LibraryState() {
  const dispatch = useDispatch();
  const { data: known } = useGetSystemSettingQuery();
  const pending = known?.importPending ?? 0;
  useGetSystemSettingQuery(undefined, { pollingInterval: pending > 0 ? pollEveryMs : 0, skipPollingIfUnfocused: true });
  const { data: figures } = useGetLibraryFiguresQuery();
  const shownPending = useRef(pending);
  useEffect(() => {
    if (shownPending.current === pending) return;
    shownPending.current = pending;
    dispatch(api.util.invalidateTags(['Album', 'Category', 'Image', 'Site', 'TopicAlbum', 'User']));
  }, [pending, dispatch]);

  if (pending > 0) {
    return (
      <p className={styles.note} role="status">
        <Spinner />
        正在导入图片，还有 {formatCount(pending)} 张，完成后会自动出现在这里。
      </p>
    );
  }
  if (figures?.images !== 0) return null;
  return (
    <div className={styles.empty}>
      <EmptyState icon="image" title="图库正在筹备" text="第一批作品很快上线，过几天再来看看。" />
    </div>
  );
}
