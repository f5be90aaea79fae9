import * as imageUpload from '@tuyuan/contract/library/image-upload.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { addRelease } from './add-release.ts';
import { createUploads } from './create-uploads.ts';
import { deleteRelease } from './delete-release.ts';
import { deleteUploads } from './delete-uploads.ts';
import { getUploads } from './get-uploads.ts';
import { imagePartials } from './image-partials.ts';
import { keepLookAlikes } from './keep-look-alikes.ts';
import { releaseRoutes } from './release.routes.ts';
import { setReleaseConsent } from './set-release-consent.ts';
import { submitUploads } from './submit-uploads.ts';
import { updateUploads } from './update-uploads.ts';
import { uploadBytesRoutes } from './upload-bytes.routes.ts';
import type { UploadDeps } from './upload-deps.ts';

/** A photographer's uploads from the browser: announced, sent, described and submitted. */
export async function uploadRoutes(app: FastifyInstance, deps: UploadDeps): Promise<void> {
  bindEndpoint(app, imageUpload.getUploads, (context) => getUploads(context));
  bindEndpoint(app, imageUpload.createUploads, (context, input) => createUploads(context, input));
  bindEndpoint(app, imageUpload.updateUploads, (context, input) => updateUploads(context, input));
  bindEndpoint(app, imageUpload.deleteUploads, (context, { ids }) => deleteUploads(deps, context, ids));
  bindEndpoint(app, imageUpload.keepLookAlikes, (context, { ids }) => keepLookAlikes(context, ids));
  bindEndpoint(app, imageUpload.submitUploads, (context, { ids }) => submitUploads(context, ids));
  bindEndpoint(app, imageUpload.addRelease, (context, input, file) => addRelease(deps, context, input, file));
  bindEndpoint(app, imageUpload.deleteRelease, (context, { id }) => deleteRelease(deps, context, id));
  bindEndpoint(app, imageUpload.setReleaseConsent, (context, input) =>
    setReleaseConsent(context, input, deps.timeZone),
  );
  releaseRoutes(app, deps);
  await uploadBytesRoutes(app, deps, imagePartials(deps.jobs));
}
