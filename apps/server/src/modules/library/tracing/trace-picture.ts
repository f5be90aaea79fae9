import { buffer } from 'node:stream/consumers';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { tracePicture as call } from '@tuyuan/contract/library/trace.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { UploadedFile } from '../../../platform/http/read-upload.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { ImagingPool, NamedPicture } from '../../../platform/imaging/imaging-pool.ts';
import type { TraceFinding } from '../../../platform/imaging/imaging-protocol.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { findLookAlikes, type LookAlike, rankByLook } from '../similar/index.ts';
import {
  findDownloads,
  findImageByNo,
  findKnownImages,
  findMarkedImages,
  findMarks,
  findOriginalToMark,
} from './download-mark.repository.ts';
import { judgeMarks, type ScoredMark } from './trace-verdict.policy.ts';

interface TraceDeps {
  storage: BlobStore;
  imaging: ImagingPool;
}

/** Comparing takes a second or two each: the picture a copy shows is nearly always among the first. */
const maxPictures = 12;
const marksPerPicture = 5000;
const shownLookAlikes = 6;

/** Tells from which download a leaked copy comes. Throws `Image.NotFound` for a number that is no image's, and `Picture.*`. */
export async function tracePicture(
  { db }: RequestContext,
  deps: TraceDeps,
  { imageNo }: InputOf<typeof call>,
  file: UploadedFile,
): Promise<AnswerTo<typeof call>> {
  const began = performance.now();
  const copy: NamedPicture = { source: { bytes: file.bytes }, fileName: file.fileName };
  const described = await deps.imaging.describe(copy);
  const { width, height } = described.report;
  const { looks } = described;
  const named = imageNo === '' ? null : await orThrow(findImageByNo(db, imageNo), 'Image.NotFound');
  const candidates = named
    ? [named.id]
    : await rankByLook(db, looks.slice(0, 1), await findMarkedImages(db), maxPictures);
  const { imageId, finding, scored, compared } = await compare(db, deps, copy, candidates);
  const { verdict, marks } = judgeMarks(scored, compared);
  const known = imageId === null ? [] : await findKnownImages(db, [imageId]);
  const [image] = known;
  const details = await findDownloads(
    db,
    marks.map(({ id }) => id),
  );
  return {
    verdict,
    copy: { width, height, bytes: file.bytes.length },
    image: image ?? null,
    frame: finding?.frame ?? null,
    scale: finding?.frame && image?.width ? width / (finding.frame.width * image.width) : null,
    downloads: marks.flatMap(({ id, falseAlarm }) =>
      details.filter((each) => each.id === id).map((each) => ({ ...each, falseAlarm })),
    ),
    lookAlikes: verdict === 'read' ? [] : await lookAlikes(db, await findLookAlikes(db, looks, shownLookAlikes)),
    compared,
    milliseconds: Math.round(performance.now() - began),
  };
}

interface Comparison {
  /** The picture that the copy shows. */
  imageId: number | null;
  finding: TraceFinding | null;
  scored: ScoredMark[];
  compared: number;
}

/** Compares the copy with one picture after another until it is one of them. */
async function compare(
  db: Database,
  { storage, imaging }: TraceDeps,
  copy: NamedPicture,
  candidates: readonly number[],
): Promise<Comparison> {
  let compared = 0;
  for (const imageId of candidates) {
    const image = await findOriginalToMark(db, imageId);
    if (!image || (await storage.size(image.originalKey)) === null) continue;
    const marks = await findMarks(db, imageId, marksPerPicture);
    const original = await buffer(await storage.read(image.originalKey));
    const finding = await imaging.detectTrace(
      copy,
      original,
      marks.map(({ code }) => code),
    );
    if (finding.frame === null) continue;
    compared += marks.length;
    const scored = marks.map(({ id }, place) => ({ id, score: finding.scores[place] ?? 0 }));
    return { imageId, finding, scored, compared };
  }
  return { imageId: null, finding: null, scored: [], compared };
}

async function lookAlikes(db: Database, found: readonly LookAlike[]) {
  const known = await findKnownImages(
    db,
    found.map(({ imageId }) => imageId),
  );
  return found.flatMap(({ imageId, likeness }) =>
    known.filter(({ id }) => id === imageId).map((each) => ({ ...each, likeness: Math.max(0, Math.min(1, likeness)) })),
  );
}
