import { Skeleton } from '@tuyuan/ui/skeleton.tsx';

/** Placeholders of a hall in their final heights. */
export function InteractionSkeleton() {
  return (
    <div role="status" aria-label="正在载入" aria-busy>
      <Skeleton height={92} />
      <div style={{ display: 'grid', gap: 16, padding: 16 }}>
        <Skeleton width="60%" height={28} />
        <Skeleton width="80%" />
        <Skeleton height={180} />
        <Skeleton height={180} />
      </div>
    </div>
  );
}
