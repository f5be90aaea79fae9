import { useGetImagesQuery } from '@tuyuan/api-client/library/image-data.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { ImageListSkeleton } from '../../../shared/image-list-skeleton.tsx';
import { ImageRows } from '../../../shared/image-rows.tsx';
import styles from './demo.module.css';

export function GridDemo() {
  const { data, isError, refetch } = useGetImagesQuery({ maxResultCount: 24 });
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  return (
    <div className={styles.wide}>
      {data ? <ImageRows images={data.items} label="图片网格示例" /> : <ImageListSkeleton />}
    </div>
  );
}
