import {
  useGetMarksQuery,
  useSetCollectedMutation,
  useSetLikeMutation,
} from '@tuyuan/api-client/community/user-marks.ts';
import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './mark-buttons.module.css';
import { ReportButton } from './report/report-button.tsx';
import { useSessionState } from './site-session.tsx';

const ChooseFolder = lazy(async () => ({ default: (await import('./collect/choose-folder.tsx')).ChooseFolder }));

interface MarkButtonsProps {
  readonly kind: MarkKind;
  readonly id: number;
  /** As they were when the page was loaded; absent where the page doesn't bring them. */
  readonly likes?: number;
  readonly collects?: number;
  /** Where one comes back to after logging in. */
  readonly path: string;
}

/** Likes, collects and reports a work. */
export function MarkButtons({ kind, id, path, likes: loadedLikes, collects: loadedCollects = 0 }: MarkButtonsProps) {
  const { user } = useSessionState();
  const navigate = useNavigate();
  const { currentData } = useGetMarksQuery({ kind, id }, { skip: !user && loadedLikes !== undefined });
  const [like, liking] = useSetLikeMutation();
  const [collect, collecting] = useSetCollectedMutation();
  const { likes, collects, isLiked, isCollected } = currentData ?? {
    likes: loadedLikes ?? 0,
    collects: loadedCollects,
    isLiked: false,
    isCollected: false,
  };
  const [isChoosing, setChoosing] = useState(false);
  const isKnown = currentData !== undefined || loadedLikes !== undefined;
  async function press(set: typeof like | typeof collect, isOn: boolean): Promise<void> {
    if (!user) return void navigate(`/account?${new URLSearchParams({ returnUrl: path })}`);
    const { error } = await set({ kind, id, isOn });
    if (error || !isOn || set !== collect) return;
    showToast({
      text: '已收藏',
      tone: 'success',
      action: { label: '更改收藏夹', onPress: () => setChoosing(true) },
    });
  }
  if (!isKnown) return null;
  return (
    <span className={styles.marks}>
      <Button
        kind="text"
        size="small"
        icon="heart"
        className={styles.mark}
        aria-pressed={isLiked}
        isBusy={liking.isLoading}
        onClick={() => void press(like, !isLiked)}
      >
        {formatCount(likes)} 人喜欢
      </Button>
      <Button
        kind="text"
        size="small"
        icon="star"
        className={styles.mark}
        aria-pressed={isCollected}
        isBusy={collecting.isLoading}
        onClick={() => void press(collect, !isCollected)}
      >
        {formatCount(collects)} 人收藏
      </Button>
      {kind !== 'article' && <ReportButton kind={kind} id={id} path={path} />}
      {isChoosing && (
        <Suspense>
          <ChooseFolder kind={kind} ids={[id]} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </span>
  );
}
