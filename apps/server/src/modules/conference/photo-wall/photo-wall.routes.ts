import * as live from '@tuyuan/contract/conference/photo-wall.ts';
import * as desk from '@tuyuan/contract/conference/photo-wall-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { decidePhotos } from './decide-photos.ts';
import { listLiveAlbums } from './list-live-albums.ts';
import { listManagedPhotos } from './list-managed-photos.ts';
import { listMyUploads } from './list-uploads.ts';
import type { LiveDeps } from './live-deps.ts';
import { changePhoto } from './live-management.repository.ts';
import { readLiveSettings, saveLiveSettings } from './live-settings.ts';
import { markPhoto, readMyMarks, reportPhoto } from './my-marks.ts';
import { decideOriginal, linkToOriginal, listOriginalRequests, requestOriginal } from './originals.ts';
import { appointPhotographer, listPhotographers } from './photographers.ts';
import { listWallPhotos, readWall } from './read-wall.ts';
import { badgeNosOf, uploadFromDesk, uploadFromPhone } from './upload-photo.ts';
import { withdrawUpload } from './withdraw-upload.ts';

/** The live photo wall: public view, photographers' uploads and the office's decisions. */
export function photoWallRoutes(app: FastifyInstance, deps: LiveDeps): void {
  const { timeZone, box } = deps;
  bindEndpoint(app, live.getLiveWall, (context, input) => readWall(context, input, timeZone));
  bindEndpoint(app, live.getLivePhotos, (context, input) => listWallPhotos(context, input, timeZone));
  bindEndpoint(app, live.getLiveAlbums, ({ db }, { conferenceId }) => listLiveAlbums(db, conferenceId));
  bindEndpoint(app, live.getMyLiveMarks, (context) => readMyMarks(context));
  bindEndpoint(app, live.markLivePhoto, async (context, input) => ({
    id: input.id,
    likes: await markPhoto(context, input),
  }));
  bindEndpoint(app, live.reportLivePhoto, async (context, input) => {
    await reportPhoto(context, input, timeZone);
    return {};
  });
  bindEndpoint(app, live.requestLiveOriginal, (context, input) => requestOriginal(context, input));
  bindEndpoint(app, live.getLiveOriginalLink, (context, { id }) => linkToOriginal(context, id, box));
  bindEndpoint(app, live.uploadLivePhoto, (context, input, file) => uploadFromPhone(context, input, file, deps));
  bindEndpoint(app, live.getMyLiveUploads, (context) => listMyUploads(context, timeZone));
  bindEndpoint(app, live.withdrawLiveUpload, (context, { id }) => withdrawUpload(context, id, timeZone));
  bindEndpoint(app, live.uploadLivePhotoAtDesk, (context, input, file) => uploadFromDesk(context, input, file, deps));

  bindEndpoint(app, desk.getLiveSettings, ({ db }, { conferenceId }) => readLiveSettings(db, conferenceId));
  bindEndpoint(app, desk.updateLiveSettings, ({ db }, input) => saveLiveSettings(db, input));
  bindEndpoint(app, desk.getManagedLivePhotos, ({ db }, query) => listManagedPhotos(db, query, timeZone));
  bindEndpoint(app, desk.decideLivePhotos, (context, input) => decidePhotos(context, input, timeZone));
  bindEndpoint(app, desk.updateLivePhoto, async ({ db }, { id, hall, badgeNos }) => {
    if (!(await changePhoto(db, { id, hall, badgeNos: badgeNosOf(badgeNos) })))
      throw new AppError('LivePhoto.NotFound');
    return {};
  });
  bindEndpoint(app, desk.getLivePhotographers, ({ db }, input) => listPhotographers(db, input));
  bindEndpoint(app, desk.setLivePhotographer, async ({ db }, input) => {
    await appointPhotographer(db, input);
    return {};
  });
  bindEndpoint(app, desk.getLiveOriginalRequests, ({ db }, query) => listOriginalRequests(db, query, timeZone));
  bindEndpoint(app, desk.decideLiveOriginal, async (context, input) => {
    await decideOriginal(context, input);
    return {};
  });
}
