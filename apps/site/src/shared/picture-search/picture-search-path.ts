import { withQuery } from '../image-filter.ts';
import { type PictureQuery, readPictureQuery, writePictureQuery } from './picture-query.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

const ofPicture = ['tempKey', 'similarTo', 'crop', 'minLikeness', 'page'];

/** Returns the address of a search by picture: one that is open keeps its words and filters, any other begins anew. */
export function pictureSearchPath({ pathname, search }: Place, picture: PictureQuery): string {
  const open = new URLSearchParams(search);
  const isOpen = pathname.startsWith('/search/') && readPictureQuery(open) !== undefined;
  const query = isOpen ? open : new URLSearchParams();
  for (const name of ofPicture) query.delete(name);
  writePictureQuery(picture, query);
  return withQuery(isOpen ? pathname : '/search/photo', query);
}
