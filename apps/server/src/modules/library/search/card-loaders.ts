import type { AlbumCard } from '@tuyuan/contract/library/album-data.ts';
import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import type { PhotographerCard } from '@tuyuan/contract/library/photographer-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';

/** Loads hits as cards. Passed in rather than imported, because the library, which owns the cards, indexes through this module. */
export interface CardLoaders {
  loadImageCards(db: Database, ids: readonly number[]): Promise<ImageCard[]>;
  loadAlbumCards(db: Database, ids: readonly number[]): Promise<Unencoded<AlbumCard>[]>;
  loadPhotographerCards(db: Database, userIds: readonly number[]): Promise<PhotographerCard[]>;
}

/** What every search operation needs from the rest of the program. */
export interface SearchParts {
  cards: CardLoaders;
  /** Days and years of filters are meant in it. */
  timeZone: string;
  /** The clock that 去年 is counted from, in milliseconds since 1970; without it the machine's. */
  now?: () => number;
}
