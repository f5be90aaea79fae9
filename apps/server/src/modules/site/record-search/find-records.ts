import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import { type RecordKind, recordKinds } from '@tuyuan/contract/site/record-kinds.ts';
import type { findRecords as endpoint } from '@tuyuan/contract/site/record-search.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findRecordRows } from './record.repository.ts';

/** Permission of the page that shows a kind of record. */
const kindPermissions: Readonly<Record<RecordKind, PermissionName>> = {
  image: 'Pages.Images',
  album: 'Pages.Albums',
  user: 'Pages.Users',
  order: 'Pages.Orders',
  conference: 'Pages.Conferences',
  article: 'Pages.Articles',
  panorama: 'Pages.Panoramas',
  video: 'Pages.Videos',
  book: 'Pages.Books',
};

/** Returns what the words find among the records whose page the caller may open. */
export async function findRecords({ db, actor }: SignedInContext, words: string): Promise<AnswerTo<typeof endpoint>> {
  const kinds = recordKinds.filter((kind) => actor.permissions.has(kindPermissions[kind]));
  return { items: await findRecordRows(db, kinds, words) };
}
