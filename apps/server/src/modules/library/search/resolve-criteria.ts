import type { ImageFilter } from '@tuyuan/contract/library/image.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findAuthorsNamed } from './author-names.repository.ts';
import { hasFaceFilter, withoutFaces } from './face-filters.ts';
import { faceSwitch } from './face-switch.repository.ts';
import { type ImageCriteria, readCriteria } from './image-criteria.ts';
import type { SearchQuery } from './parse-search-query.ts';
import { resolveQuery } from './resolve-query.ts';

/**
 * Reads filter and keyword for the index: words fitted to the vocabulary, author names to their ids. What the filter says
 * of faces is ignored where the site does without.
 */
export async function resolveCriteria(db: Database, filter: ImageFilter, keyword: SearchQuery): Promise<ImageCriteria> {
  const authorIds = filter.author === '' ? null : await findAuthorsNamed(db, filter.author);
  const isOpen = !hasFaceFilter(filter) || (await faceSwitch.get(db));
  return readCriteria(isOpen ? filter : withoutFaces(filter), await resolveQuery(db, keyword), authorIds);
}
