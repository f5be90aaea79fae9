import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useSetCollectedMutation, useSetLikeMutation } from '@tuyuan/api-client/community/user-marks.ts';
import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionState } from '../site-session.tsx';
import { keepMark, takeKeptMark } from './kept-mark.ts';
import { askForOwnMarks, changeOwnMarks, followOwnMarks, ownMarksOf } from './own-marks.ts';

interface Work {
  readonly kind: MarkKind;
  readonly id: number;
}

/** One's marks at a work, and how to set them: shown at once, and taken back when they can't be kept. */
export function useTileMarks({ kind, id }: Work, onChooseFolder: () => void) {
  const { user } = useSessionState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [like] = useSetLikeMutation();
  const [collect] = useSetCollectedMutation();
  const userId = user?.id;
  const marks = useSyncExternalStore(followOwnMarks, () => ownMarksOf(kind, id));

  async function setLiked(work: Work, isOn: boolean): Promise<void> {
    changeOwnMarks(work.kind, work.id, { isLiked: isOn });
    const { error } = await like({ ...work, isOn });
    if (error) changeOwnMarks(work.kind, work.id, { isLiked: !isOn });
  }
  async function setCollected(work: Work, isOn: boolean): Promise<void> {
    changeOwnMarks(work.kind, work.id, { isCollected: isOn });
    const { error } = await collect({ ...work, isOn });
    if (error) return changeOwnMarks(work.kind, work.id, { isCollected: !isOn });
    if (!isOn) return void showToast('已取消收藏');
    const isHere = work.kind === kind && work.id === id;
    showToast({
      text: '已收藏',
      tone: 'success',
      ...(isHere && { action: { label: '更改收藏夹', onPress: onChooseFolder } }),
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each work and user; what does it changes with every render
  useEffect(() => {
    if (userId === undefined) return;
    const takeBack = askForOwnMarks(dispatch, userId, { kind, id });
    const kept = takeKeptMark();
    if (kept) {
      const { mark, ...work } = kept;
      void (mark === 'like' ? setLiked(work, true) : setCollected(work, true));
    }
    return takeBack;
  }, [userId, kind, id, dispatch]);

  const orLogIn = (mark: 'like' | 'collect', set: () => Promise<void>) => {
    if (user) return void set();
    keepMark({ mark, kind, id });
    void navigate(`/account?${new URLSearchParams({ returnUrl: `${pathname}${search}` })}`);
  };
  const { isLiked, isCollected } = user ? marks : { isLiked: false, isCollected: false };
  return {
    isLiked,
    isCollected,
    pressLike: () => orLogIn('like', () => setLiked({ kind, id }, !isLiked)),
    pressCollect: () => orLogIn('collect', () => setCollected({ kind, id }, !isCollected)),
  };
}
