import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import type { UploadedFile } from '../../../platform/http/read-upload.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { QueryLook } from '../../../platform/imaging/describe-query.ts';
import { hasFaces } from '../faces/index.ts';
import { findCommonLabel, findRegionLooks, lookComparer, wordsOf } from '../similar/index.ts';
import { insertTempImage, type TempImageRow } from './temp-image.repository.ts';
import { tempImageCookie } from './temp-image-cookie.ts';
import type { TempImageDeps } from './temp-image-deps.ts';

/** An hour, for one address: a whole office may share it. */
const perAddress = 300;
/** Pixels: more than searching uses. */
const size = { width: 800, height: 800, fit: 'inside' } as const;
/** Nobody waits longer to be told whether there is a face: uploads of the library may be before it. */
const maxMsForFaces = 1000;
/** Nor for a word to go on with, while the library’s codes are being read. */
const maxMsForWord = 1000;
/** Among so many of the most alike, a word that a third of them share describes the picture. */
const [neighbours, minAlike] = [12, 0.5];

type Sender = Pick<RequestContext, 'db' | 'clientIp' | 'cookies'> & {
  tenant: Pick<RequestContext['tenant'], 'schema'>;
};

/** Keeps a picture to search with for an hour, redrawn and sealed. Throws `Picture.*`, `Request.TooMany`. */
export async function createTempImage(
  deps: TempImageDeps,
  { db, tenant, clientIp, cookies }: Sender,
  { bytes, fileName }: UploadedFile,
): Promise<TempImageRow> {
  deps.tables.warm({ db, schema: tenant.schema });
  const retryAfter = await takeQuota(db, { key: `temp-image:${clientIp}`, limit: perAddress, seconds: 3600 });
  if (retryAfter !== null) throw new AppError('Request.TooMany', { retryAfter });
  const picture = await deps.imaging.redraw({ source: { bytes }, fileName }, size);
  const { report, looks } = await deps.imaging.describe({ source: { bytes: picture }, fileName: 'picture.webp' });
  const fit = { width: report.width, height: report.height };
  const looking = hasFaces(deps.faces, db, { bytes: picture, ...fit });
  const [tag, humanFaceDetected] = await Promise.all([
    commonWord(deps, { db, schema: tenant.schema }, looks),
    Promise.race([looking, setTimeout(maxMsForFaces, null, { ref: false })]),
  ]);
  const key = randomBytes(16).toString('base64url');
  deps.kept.keep(key, undefined, looks);
  return insertTempImage(db, {
    key,
    owner: tempImageCookie(cookies),
    sealed: deps.box.sealBytes(picture),
    ...fit,
    tag,
    humanFaceDetected,
  });
}

function noneYet(error: unknown): readonly number[] {
  if (error instanceof AppError && error.code === 'PictureSearch.Preparing') return [];
  throw error;
}

async function commonWord(
  { tables }: TempImageDeps,
  library: { db: RequestContext['db']; schema: string },
  looks: readonly QueryLook[],
): Promise<string> {
  const wanted = wordsOf(looks);
  const near = await tables
    .nearest(library, wanted, { limit: neighbours, among: null, patienceMs: maxMsForWord })
    .catch(noneYet);
  const alike = (await findRegionLooks(library.db, near))
    .map(lookComparer(looks))
    .filter(({ likeness }) => likeness >= minAlike);
  const least = Math.max(2, Math.ceil(alike.length / 3));
  return findCommonLabel(
    library.db,
    alike.map(({ imageId }) => imageId),
    least,
  );
}
