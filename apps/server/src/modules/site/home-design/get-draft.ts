import type { getHomeDraft, HomeDesign } from '@tuyuan/contract/site/home-design.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readRevision } from '../../../platform/database/revision.repository.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { defaultHome } from './default-home.ts';
import { findDraft, findPublished } from './home-design.repository.ts';
import { readPictures } from './home-picture.repository.ts';

function imageIdsOf({ blocks, slides }: HomeDesign): number[] {
  return [...blocks, ...slides].flatMap(({ imageId }) => imageId ?? []);
}

export async function getDraft(db: Database): Promise<AnswerTo<typeof getHomeDraft>> {
  // First, so that a change in between is noticed when this one is saved.
  const revision = await readRevision(db, 'homeDraft');
  const [saved, published] = await Promise.all([findDraft(db), findPublished(db)]);
  const draft = saved?.design ?? published?.design ?? defaultHome;
  const pictures = await readPictures(db, imageIdsOf(draft));
  return {
    revision,
    draft,
    saved: saved && { at: saved.at, by: saved.by },
    published,
    pictures: [...pictures.values()].map(({ image }) => image),
  };
}
