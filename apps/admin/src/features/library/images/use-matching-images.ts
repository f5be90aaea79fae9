import { useLazyGetManagedImagesQuery } from '@tuyuan/api-client/library/image-management.ts';
import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { useState } from 'react';
import type { WiderChoice } from '../../../shared/list/bulk-bar.tsx';
import { BATCH_SIZE } from '../../../shared/list/bulk-result.ts';
import { pageStarts } from '../../../shared/list/page-starts.ts';
import type { Selection } from '../../../shared/list/use-selection.ts';
import { useAttempt } from '../../../shared/use-attempt.ts';

/** The wire's largest page. */
const PAGE = 100;

type Request = Exclude<Parameters<ReturnType<typeof useLazyGetManagedImagesQuery>[0]>[0], void | symbol>;

export interface MatchingImages {
  /** The list's own call. */
  readonly request: Request & { readonly maxResultCount: number };
  readonly totalCount: number;
  readonly selection: Selection<ManagedImage>;
}

/** Offers to extend a selection to all images of the list, up to the limit of one bulk action; undefined when that adds none. */
export function useMatchingImages({ request, totalCount, selection }: MatchingImages): WiderChoice | undefined {
  const attempt = useAttempt();
  const [getImages] = useLazyGetManagedImagesQuery();
  const [isLoading, setLoading] = useState(false);
  const reach = Math.min(totalCount, BATCH_SIZE);

  async function load(): Promise<void> {
    const images: ManagedImage[] = [];
    for (const skipCount of pageStarts(reach, PAGE)) {
      images.push(...(await getImages({ ...request, skipCount, maxResultCount: PAGE }).unwrap()).items);
    }
    selection.clear();
    selection.set(images, true);
  }
  async function choose(): Promise<void> {
    setLoading(true);
    await attempt(load);
    setLoading(false);
  }

  if (totalCount <= request.maxResultCount || selection.ids.length >= reach) return undefined;
  const label = totalCount > reach ? `改选前 ${formatCount(reach)} 张` : `改选全部 ${formatCount(totalCount)} 张`;
  return { label, isLoading, choose: () => void choose() };
}
