import { useGetMannerQuery } from '@tuyuan/api-client/conference/code-of-conduct.ts';
import { BookOpenCheck } from 'lucide-react';
import { useKept } from '../kept/use-kept.ts';
import { NoticeStrip } from '../layout/notice-strip.tsx';
import { paths } from '../paths.ts';

/** Asks for the etiquette to be confirmed before the first sign-in; nothing where there is none, or it is done. */
export function MannerStrip() {
  const { data } = useKept(useGetMannerQuery());
  if (!data?.mustConfirm || data.confirmedAt !== null) return null;
  return (
    <NoticeStrip tone="warn" icon={BookOpenCheck} to={paths.maner} action="去确认">
      入场前请先确认参会须知
    </NoticeStrip>
  );
}
