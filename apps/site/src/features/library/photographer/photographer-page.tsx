import { useGetPhotographerInfoQuery } from '@tuyuan/api-client/library/photographer-data.ts';
import type { PhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import type { ReactNode } from 'react';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { useCountVisit } from '../../../shared/use-count-visit.ts';
import { PhotographerHead } from './photographer-head.tsx';
import type { PhotographerTab } from './photographer-state.ts';

interface PhotographerPageProps {
  readonly id: number;
  readonly tab: PhotographerTab;
  children(info: PhotographerInfo): ReactNode;
}

/** Frame of a photographer's pages: the common head, and the tab's content. */
export function PhotographerPage({ id, tab, children }: PhotographerPageProps) {
  const { currentData: info } = useGetPhotographerInfoQuery({ userId: id });
  useCountVisit('photographer', info?.author.id);
  if (!info) return null;
  return (
    <>
      <PhotographerHead info={info} tab={tab} />
      <PageFrame>{children(info)}</PageFrame>
    </>
  );
}
