import { useLazyGetManagedImagesQuery } from '@tuyuan/api-client/library/image-management.ts';
import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { App } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import type { WiderChoice } from '../../../shared/list/bulk-bar.tsx';
import { BATCH_SIZE } from '../../../shared/list/bulk-result.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import { pageStarts } from '../../../shared/list/page-starts.ts';
import type { Selection } from '../../../shared/list/use-selection.ts';
import type { ImageFilters } from './image-filters.ts';
import { imageListRequest } from './image-list-request.ts';

/** The wire's largest page. */
const PAGE = 100;

interface MatchingImages {
  readonly state: ListState<ImageFilters>;
  readonly totalCount: number;
  readonly selection: Selection<ManagedImage>;
}

/** The step from some chosen images to all the list holds, as many as one bulk action takes; undefined where that is no more. */
export function useMatchingImages({ state, totalCount, selection }: MatchingImages): WiderChoice | undefined {
  const { message } = App.useApp();
  const [getImages] = useLazyGetManagedImagesQuery();
  const [isLoading, setLoading] = useState(false);
  const reach = Math.min(totalCount, BATCH_SIZE);

  async function load(): Promise<ManagedImage[]> {
    const pages: ManagedImage[][] = [];
    for (const skipCount of pageStarts(reach, PAGE)) {
      const page = await getImages({ ...imageListRequest(state), skipCount, maxResultCount: PAGE }).unwrap();
      pages.push(page.items);
    }
    return pages.flat();
  }
  async function choose(): Promise<void> {
    setLoading(true);
    try {
      const images = await load();
      selection.clear();
      selection.set(images, true);
    } catch (thrown) {
      message.error(failureText(thrown));
    }
    setLoading(false);
  }

  if (totalCount <= state.pageSize || selection.ids.length >= reach) return undefined;
  const label =
    totalCount > reach
      ? `改选符合条件的前 ${formatCount(reach)} 张`
      : `改选全部符合条件的 ${formatCount(totalCount)} 张`;
  return { label, isLoading, choose: () => void choose() };
}
