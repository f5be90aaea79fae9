import type { TopicAlbumCard } from '@tuyuan/contract/library/album-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { CoverPicture } from './cover-picture.tsx';
import styles from './topic-card.module.css';

interface TopicCardProps {
  readonly topic: TopicAlbumCard;
  readonly isEager: boolean;
}

/** Shows a topic's cover with its text on it; fills its container. */
export function TopicCard({ topic, isEager }: TopicCardProps) {
  const { id, title, summary, cover } = topic;
  return (
    <Link href={`/album/list?id=${id}`} className={styles.card}>
      {cover && <CoverPicture cover={cover} sizes="(max-width: 767px) 100vw, 1200px" isDecoration isEager={isEager} />}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {summary && <span className={styles.summary}>{summary}</span>}
        <span className={styles.counts}>{topicCounts(topic)}</span>
      </span>
    </Link>
  );
}

export function topicCounts({ albumCount, imageCount }: Pick<TopicAlbumCard, 'albumCount' | 'imageCount'>): string {
  const parts = [
    albumCount > 0 ? `${formatCount(albumCount)} 个图集` : '',
    imageCount > 0 ? `${formatCount(imageCount)} 张图片` : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
