import { Skeleton } from '@tuyuan/ui/skeleton.tsx';

/** Stands in for the cart until its lines are known. */
export function CartSkeleton() {
  return <Skeleton height="320px" />;
}
