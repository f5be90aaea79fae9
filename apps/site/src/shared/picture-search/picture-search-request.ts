import { createStore } from '@tuyuan/ui/create-store.ts';
import type { PictureQuery } from './picture-query.ts';

/** What the panel for a search by picture is opened with. */
export interface PictureSearchRequest {
  /** A file that was dropped or pasted. */
  readonly file?: Blob;
  /** A search whose part is to be changed. */
  readonly query?: PictureQuery;
}

/** The open panel; undefined while it is closed. */
export const pictureSearchRequest = createStore<PictureSearchRequest | undefined>(undefined);
