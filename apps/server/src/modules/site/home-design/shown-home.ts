import type { HomeDesign } from '@tuyuan/contract/site/home-design.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { cachedFor } from '../../../platform/cached-for.ts';
import type { Database } from '../../../platform/database/database.ts';
import { hashExportToken } from '../export/index.ts';
import { defaultHome } from './default-home.ts';
import { findDraft, findPublished, isPreview } from './home-design.repository.ts';

// Every page asks for it.
const freshForMs = 2000;

/** What visitors see; forget it once another version is committed. */
export const publishedHome = cachedFor(
  freshForMs,
  async (db: Database): Promise<HomeDesign> => (await findPublished(db))?.design ?? defaultHome,
);

/** Returns the published design, or with a preview's token the draft. Throws `HomeDesign.PreviewExpired`. */
export async function shownHome(db: Database, preview: string | undefined): Promise<HomeDesign> {
  if (preview === undefined) return publishedHome.get(db);
  if (!(await isPreview(db, hashExportToken(preview)))) throw new AppError('HomeDesign.PreviewExpired');
  return draftedHome(db);
}

/** Returns the draft: what was changed, else what is published. */
export async function draftedHome(db: Database): Promise<HomeDesign> {
  const draft = await findDraft(db);
  return draft?.design ?? (await findPublished(db))?.design ?? defaultHome;
}
