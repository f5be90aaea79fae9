import { useGetLiveAlbumsQuery } from '@tuyuan/api-client/conference/photo-wall.ts';
import { AlbumCard } from '../../../shared/album-card.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import styles from './live-albums.module.css';

/** Shows gallery albums published from the conference's photos. */
export function LiveAlbums({ id }: { readonly id: number }) {
  const { currentData } = useGetLiveAlbumsQuery({ conferenceId: id });
  const albums = currentData?.items ?? [];
  if (albums.length === 0) return null;
  return (
    <PageSection title="现场图集">
      <ul className={styles.albums}>
        {albums.map((album) => (
          <li key={album.id}>
            <AlbumCard album={album} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
