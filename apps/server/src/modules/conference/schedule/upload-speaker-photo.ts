import type { ScheduleSpeaker } from '@tuyuan/contract/conference/schedule-fields.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { storeMiscPicture } from '../../site/index.ts';
import { presentSpeaker } from './schedule.presenter.ts';
import { changeSpeakerPhoto, hasSpeaker } from './speaker.repository.ts';

const photoSize = { width: 480, height: 480, fit: 'cover' } as const;

/** Keeps the previous picture stored, because published versions show it. Throws `ConferenceSpeaker.NotFound` and `Picture.*`. */
export async function uploadSpeakerPhoto(
  deps: Parameters<typeof storeMiscPicture>[0],
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
  id: number,
  file: Parameters<typeof storeMiscPicture>[2],
): Promise<ScheduleSpeaker> {
  if (!(await hasSpeaker(db, id))) throw new AppError('ConferenceSpeaker.NotFound');
  const key = await storeMiscPicture(deps, tenant, file, photoSize);
  const speaker = await orThrow(changeSpeakerPhoto(db, id, key), 'ConferenceSpeaker.NotFound');
  return presentSpeaker(speaker);
}
