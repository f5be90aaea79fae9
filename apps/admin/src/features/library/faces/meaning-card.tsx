import { useGetMeaningStatusQuery } from '@tuyuan/api-client/library/image-meaning.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import styles from './face-desk.module.css';

/** Whether words find pictures by what is on them: the model, how far it has got, and how to put one. */
export function MeaningCard() {
  const { data, error, refetch } = useGetMeaningStatusQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles.card} aria-labelledby="meaning">
      <div>
        <h2 id="meaning" className={styles.title}>
          按画面意思找图
        </h2>
        <p className={styles.note}>
          文字找不到或找得很少时，接着列出画面上有这些东西的图；编辑标签时提示画面里可能有什么。需要一个图文模型，图片不离开服务器。
        </p>
      </div>
      {error !== undefined && <NotLoaded noun="图文模型的状态" error={error} onRetry={() => void refetch()} />}
      {data?.model === null && (
        <p>
          {data.fault === null
            ? '这台服务器没有图文模型。把模型文件夹 text-image 放进 MODELS_DIR，重启后开始看图；文件夹里要有什么，见 README。'
            : `图文模型用不了：${data.fault}`}
        </p>
      )}
      {data && data.model !== null && (
        <p>
          图文模型「{data.model}」：已看过 {formatCount(data.described)} 张，等待 {formatCount(data.waiting)} 张
          {data.failed > 0 && `，看不了 ${formatCount(data.failed)} 张`}。
        </p>
      )}
    </section>
  );
}
