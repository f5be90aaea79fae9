import { useGetMannerQuery } from '@tuyuan/api-client/conference/code-of-conduct.ts';
import { BookOpenCheck } from 'lucide-react';
import { useKept } from '../kept/use-kept.ts';
import { NoticeStrip } from '../layout/notice-strip.tsx';
import { useHasModule } from '../meeting/use-has-module.ts';
import { paths } from '../paths.ts';

/** Asks to confirm the code of conduct before the first sign-in; renders nothing if there is none or it is confirmed. */
export function MannerStrip() {
  const isOn = useHasModule()('manner');
  const { data } = useKept(useGetMannerQuery(undefined, { skip: !isOn }));
  if (!isOn || !data?.mustConfirm || data.confirmedAt !== null) return null;
  return (
    <NoticeStrip tone="warn" icon={BookOpenCheck} to={paths.maner} action="去确认">
      入场前请先确认参会须知
    </NoticeStrip>
  );
}
