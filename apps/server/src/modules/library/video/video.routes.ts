import * as videoData from '@tuyuan/contract/library/video-data.ts';
import * as management from '@tuyuan/contract/library/video-management.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import { type PartialDeps, uploadBytesRoutes } from '../upload/index.ts';
import { createVideo } from './create-video.ts';
import { deleteVideo } from './delete-video.ts';
import { getVideo } from './get-video.ts';
import { findManagedVideos, findPublicUnits, findVideoDraft } from './managed-video.repository.ts';
import { publishVideos, takeVideosOffline } from './publish-videos.ts';
import { resumeVideo } from './resume-video.ts';
import { setVideoCaption } from './set-video-caption.ts';
import { setVideoPoster } from './set-video-poster.ts';
import { transcodeVideo } from './transcode-video.ts';
import { updateVideo } from './update-video.ts';
import { findVideos } from './video-card.repository.ts';
import type { VideoDeps } from './video-deps.ts';
import { videoPartials } from './video-partials.ts';
import { videoResourceRoutes } from './video-resource.routes.ts';

/** Videos for visitors and the office, their files, and the bytes of uploads. */
export async function videoRoutes(app: FastifyInstance, deps: VideoDeps & PartialDeps): Promise<void> {
  const libraryOf = ({ tenant, db }: Pick<ActingContext, 'tenant' | 'db'>) => ({ schema: tenant.schema, db });
  bindEndpoint(app, videoData.getVideos, ({ db }, query) => findVideos(db, query));
  bindEndpoint(app, videoData.getIndexVideos, async ({ db }, { count, sort, categoryId }) => {
    const categoryIds = categoryId === undefined ? [] : [categoryId];
    const page = { skipCount: 0, maxResultCount: count, keyword: '', categoryIds, sort };
    return { items: (await findVideos(db, page)).items };
  });
  bindEndpoint(app, videoData.getVideo, ({ db }, { id }) => getVideo(db, id));
  bindEndpoint(app, management.getManagedVideos, ({ db }, query) => findManagedVideos(db, query));
  bindEndpoint(app, management.getManagedVideo, ({ db }, { id }) => orThrow(findVideoDraft(db, id), 'Video.NotFound'));
  bindEndpoint(app, management.getVideoTerms, async ({ db }) => ({
    maxBytes: deps.maxBytes,
    maxMinutes: deps.maxMinutes,
    encoder: (await deps.encoder.isThere()) ? deps.encoder.name : null,
    units: await findPublicUnits(db),
  }));
  bindEndpoint(app, management.createVideo, (context, input) => createVideo(context, deps, input));
  bindEndpoint(app, management.resumeVideo, ({ db }, input) => resumeVideo(db, input));
  bindEndpoint(app, management.updateVideo, ({ db }, input) => updateVideo(db, input));
  bindEndpoint(app, management.setVideoPoster, (context, input) => setVideoPoster(deps, context, input));
  bindEndpoint(app, management.setVideoCaption, ({ db }, input) => setVideoCaption(db, input));
  bindEndpoint(app, management.transcodeVideo, (context, { id }) => transcodeVideo(deps, libraryOf(context), id));
  bindEndpoint(app, management.publishVideos, ({ db }, { ids }) => publishVideos(db, ids));
  bindEndpoint(app, management.takeVideosOffline, ({ db }, { ids }) => takeVideosOffline(db, ids));
  bindEndpoint(app, management.deleteVideo, async (context, { id }) => {
    await deleteVideo(deps, libraryOf(context), id);
    return {};
  });
  videoResourceRoutes(app, deps);
  await uploadBytesRoutes(app, deps, videoPartials(deps.jobs));
}
