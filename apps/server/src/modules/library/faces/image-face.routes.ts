import * as endpoints from '@tuyuan/contract/library/image-face.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { FaceDeps } from './check-faces.ts';
import { createImageFace, deleteImageFace, updateImageFace } from './correct-faces.ts';
import { checkFacesAgain, deleteFaces, presentFaceStatus, updateFaceSetting } from './manage-faces.ts';
import { presentImageFaces } from './present-image-faces.ts';

/** Faces of one picture, and how a site deals with faces at all. */
export function imageFaceRoutes(app: FastifyInstance, deps: Pick<FaceDeps, 'jobs' | 'providers' | 'timeZone'>): void {
  const { timeZone, providers } = deps;
  bindEndpoint(app, endpoints.getImageFaces, (context, { imageId }) => presentImageFaces(context, imageId));
  bindEndpoint(app, endpoints.createImageFace, (context, input) => createImageFace(context, input, timeZone));
  bindEndpoint(app, endpoints.updateImageFace, (context, input) => updateImageFace(context, input, timeZone));
  bindEndpoint(app, endpoints.deleteImageFace, (context, input) => deleteImageFace(context, input, timeZone));
  bindEndpoint(app, endpoints.getFaceStatus, ({ db }) => presentFaceStatus(db, providers));
  bindEndpoint(app, endpoints.updateFaceSetting, (context, input) => updateFaceSetting(context, deps, input));
  bindEndpoint(app, endpoints.checkFacesAgain, (context) => checkFacesAgain(context, deps));
  bindEndpoint(app, endpoints.deleteFaces, (context) => deleteFaces(context, deps));
}
