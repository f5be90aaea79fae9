import { Skeleton } from '@tuyuan/ui/skeleton.tsx';

/** Placeholder of a page's panels while they are loading. */
export function PanelsSkeleton() {
  return (
    <>
      <span role="status" aria-label="正在载入" />
      <Skeleton height={96} />
      <Skeleton height={96} />
      <Skeleton height={240} />
    </>
  );
}
