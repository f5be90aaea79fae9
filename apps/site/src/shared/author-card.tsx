import { useGetPhotographerInfoQuery } from '@tuyuan/api-client/library/photographer-data.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { AuthorCard as Author } from '@tuyuan/contract/library/image.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import styles from './author-card.module.css';
import { deferred } from './deferred.tsx';
import { nameOf, photographerPath } from './photographer-paths.ts';

const FollowButton = deferred(async () => (await import('./follow-button.tsx')).FollowButton);

/** Shows an author's portrait, name, place and number of works, with a link to the photographer's page, and follows. */
export function AuthorCard({ author }: { readonly author: Author }) {
  const { currentData: info } = useGetPhotographerInfoQuery({ userId: author.id });
  const name = nameOf(author);
  const facts = info
    ? [info.regionName, `${formatCount(info.imageCount)} 张作品`].filter(Boolean).join(' · ')
    : '摄影师';
  return (
    <div className={styles.row}>
      <Link href={photographerPath(author.id)} className={styles.card}>
        <Avatar name={name} src={resourceUrl(author.avatar)} size={48} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>{facts}</span>
        </span>
      </Link>
      <span className={styles.follow}>
        <FollowButton photographerId={author.id} isQuiet />
      </span>
    </div>
  );
}
