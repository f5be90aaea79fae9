import * as shown from '@tuyuan/contract/library/panorama-data.ts';
import * as managed from '@tuyuan/contract/library/panorama-management.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { deletePanorama } from './delete-panorama.ts';
import { getManagedPanorama } from './get-managed-panorama.ts';
import {
  findDraftedPanorama,
  findLivePanorama,
  listNewestPanoramas,
  pageOfPanoramas,
} from './live-panorama.repository.ts';
import { findManagedPanorama, pageOfManagedPanoramas, setPanoramaOffline } from './managed-panorama.repository.ts';
import type { PanoramaDeps } from './panorama-deps.ts';
import { panoramaTileRoutes } from './panorama-tile.routes.ts';
import { presentTour } from './present-tour.ts';
import { assertPreview, sealPreview } from './preview-token.ts';
import { publishPanorama } from './publish-panorama.ts';
import { retryPanoramaPicture } from './retry-panorama-picture.ts';
import { createPanorama, savePanorama } from './save-panorama.ts';
import { uploadPanoramaPicture } from './upload-panorama-picture.ts';
import { uploadPanoramaPlan } from './upload-panorama-plan.ts';

/** Binds what visitors see of panoramas, their tiles, and the editors' desk. */
export function panoramaRoutes(app: FastifyInstance, deps: PanoramaDeps): void {
  bindEndpoint(app, shown.getPanoramas, ({ db }, input) => pageOfPanoramas(db, input));
  bindEndpoint(app, shown.getPano, async ({ db }, { maxResultCount }) => ({
    items: await listNewestPanoramas(db, maxResultCount),
  }));
  bindEndpoint(app, shown.getPanorama, async ({ db, tenant }, { id, preview }) => {
    if (preview !== undefined) assertPreview(deps, preview, { id, schema: tenant.schema });
    const find = preview === undefined ? findLivePanorama : findDraftedPanorama;
    return presentTour(db, await orThrow(find(db, id), 'Panorama.NotFound'), preview);
  });

  bindEndpoint(app, managed.getManagedPanoramas, ({ db }, input) => pageOfManagedPanoramas(db, input));
  bindEndpoint(app, managed.getManagedPanorama, ({ db }, { id }) => getManagedPanorama(db, id));
  bindEndpoint(app, managed.createPanorama, async (context, input) =>
    getManagedPanorama(context.db, await createPanorama(context, input)),
  );
  bindEndpoint(app, managed.savePanorama, async (context, input) => {
    await savePanorama(context, input);
    return getManagedPanorama(context.db, input.id);
  });
  bindEndpoint(app, managed.publishPanorama, async ({ db }, input) => {
    await publishPanorama(db, input);
    return getManagedPanorama(db, input.id);
  });
  bindEndpoint(app, managed.withdrawPanorama, async ({ db }, { id }) => {
    await setPanoramaOffline(db, id);
    return getManagedPanorama(db, id);
  });
  bindEndpoint(app, managed.deletePanorama, async ({ db, tenant }, { id }) => {
    await deletePanorama(deps.storage, { db, schema: tenant.schema }, id);
    return {};
  });
  bindEndpoint(app, managed.uploadPanoramaPicture, ({ db, tenant }, { id }, file) =>
    uploadPanoramaPicture(deps, { db, schema: tenant.schema }, id, file),
  );
  bindEndpoint(app, managed.retryPanoramaPicture, ({ db, tenant }, input) =>
    retryPanoramaPicture(deps, { db, schema: tenant.schema }, input),
  );
  bindEndpoint(app, managed.uploadPanoramaPlan, async (context, _input, file) => ({
    key: await uploadPanoramaPlan(deps, context, file),
  }));
  bindEndpoint(app, managed.createPanoramaPreview, async ({ db, tenant }, { id }) => {
    await orThrow(findManagedPanorama(db, id), 'Panorama.NotFound');
    const { token, expiresAt } = sealPreview(deps, { id, schema: tenant.schema });
    const query = `id=${id}&preview=${token}`;
    return { path: `/vr/detail?${query}`, phonePath: `/vr/mobile?${query}`, expiresAt };
  });
  panoramaTileRoutes(app, deps);
}
