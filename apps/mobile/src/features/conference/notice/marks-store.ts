import { untoldStore } from '../../../shared/kept/untold-store.ts';
import { type OwnUntold, useUntold } from '../../../shared/kept/use-untold.ts';
import { type NoticeMarks, noMarks, withKept } from './notice-marks.ts';

export const noticeMarks = untoldStore('notice-marks', noMarks, withKept);

export function useMarks(): OwnUntold<NoticeMarks> {
  return useUntold(noticeMarks);
}
