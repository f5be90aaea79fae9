import { useGetCollectedAlbumsQuery } from '@tuyuan/api-client/community/user-marks.ts';
import type { AlbumCard as Album } from '@tuyuan/contract/library/album-data.ts';
import { AlbumCard } from '../../../shared/album-card.tsx';
import albumList from '../../../shared/album-list.module.css';
import { Collected } from './collected.tsx';
import styles from './collection.module.css';
import { PickTile } from './pick-tile.tsx';
import { useCollectionPage } from './use-collection-page.ts';

const fresh = { refetchOnMountOrArgChange: true };

/** The albums one has collected. */
export function CollectedAlbums() {
  const { wanted } = useCollectionPage();
  return (
    <Collected<Album>
      kind="album"
      found={useGetCollectedAlbumsQuery(wanted, fresh)}
      show={(albums) => (
        <ul className={albumList.list} aria-label="收藏的图集">
          {albums.map((album) => (
            <li key={album.id}>
              <AlbumCard album={album} />
            </li>
          ))}
        </ul>
      )}
      pick={(albums, picked, toggle) => (
        <ul className={albumList.list} aria-label="选择图集">
          {albums.map((album) => (
            <li key={album.id}>
              <div className={styles.albumPick}>
                <PickAlbum album={album} isPicked={picked.has(album.id)} onPick={() => toggle(album.id)} />
              </div>
              <p className={styles.albumTitle}>{album.title}</p>
            </li>
          ))}
        </ul>
      )}
    />
  );
}

const blank = { version: '', width: 3, height: 2, thumbhash: '' };

function PickAlbum({ album, isPicked, onPick }: { readonly album: Album; readonly isPicked: boolean; onPick(): void }) {
  const [cover] = album.covers;
  return (
    <PickTile
      card={{ ...(cover ?? { id: album.id, ...blank }), title: album.title }}
      isPicked={isPicked}
      onPick={onPick}
    />
  );
}
