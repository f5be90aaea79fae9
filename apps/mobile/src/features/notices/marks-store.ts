import { untoldStore } from '../../shared/kept/untold-store.ts';
import { useUntold } from '../../shared/kept/use-untold.ts';
import { type NoticeMarks, noMarks, withKept } from './notice-marks.ts';

export const noticeMarks = untoldStore('notice-marks', noMarks, withKept);

export const changeMarks = noticeMarks.change;

export function useMarks(): NoticeMarks {
  return useUntold(noticeMarks);
}
