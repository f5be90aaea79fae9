import * as application from '@tuyuan/contract/library/photographer-application.ts';
import * as management from '@tuyuan/contract/library/photographer-management.ts';
import type { FastifyInstance } from 'fastify';
import type { DomainEvents } from '../../../platform/events/domain-events.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { addApplicationSample } from './add-application-sample.ts';
import type { ApplicationDeps } from './application-deps.ts';
import { approveApplication } from './approve-application.ts';
import { deleteIdCards } from './delete-id-cards.ts';
import { getOwnApplication } from './get-own-application.ts';
import { getPhotographerApplication } from './get-photographer-application.ts';
import { idCardRoutes } from './id-card.routes.ts';
import { findApplications, readWaiting } from './managed-application.repository.ts';
import { findManagedPhotographers } from './managed-photographer.repository.ts';
import { rejectApplication } from './reject-application.ts';
import { removeApplicationSample } from './remove-application-sample.ts';
import { submitApplication } from './submit-application.ts';
import { updateOwnApplication } from './update-own-application.ts';
import { updatePhotographer } from './update-photographer.ts';
import { uploadIdCard } from './upload-id-card.ts';
import { withdrawApplication } from './withdraw-application.ts';

/** Applications to become a photographer, on the site and in the back office, and the back office's photographers. */
export function photographerApplicationRoutes(
  app: FastifyInstance,
  { events, ...deps }: ApplicationDeps & { events: DomainEvents },
): void {
  const { timeZone } = deps;
  const own = async (context: SignedInContext, change: Promise<void>) => {
    await change;
    return getOwnApplication(context, timeZone);
  };
  bindEndpoint(app, application.getOwnApplication, (context) => getOwnApplication(context, timeZone));
  bindEndpoint(app, application.updateOwnApplication, (context, input) =>
    own(context, updateOwnApplication(context, input)),
  );
  bindEndpoint(app, application.uploadIdCard, (context, { side }, file) =>
    own(context, uploadIdCard(deps, context, side, file)),
  );
  bindEndpoint(app, application.deleteIdCards, (context) => own(context, deleteIdCards(context)));
  bindEndpoint(app, application.addApplicationSample, (context, _input, file) =>
    own(context, addApplicationSample(deps, context, file)),
  );
  bindEndpoint(app, application.removeApplicationSample, (context, { id }) =>
    own(context, removeApplicationSample(deps, context, id)),
  );
  bindEndpoint(app, application.submitApplication, (context, { agreementVersion }) =>
    own(context, submitApplication(context, agreementVersion)),
  );
  bindEndpoint(app, application.withdrawApplication, (context) => own(context, withdrawApplication(context)));

  const reviewed = async (context: SignedInContext, id: number, decision: Promise<void>) => {
    await decision;
    return getPhotographerApplication(context, id, timeZone);
  };
  bindEndpoint(app, management.getPhotographerApplications, async ({ db }, query) => ({
    ...(await findApplications(db, query)),
    ...(await readWaiting(db)),
  }));
  bindEndpoint(app, management.getPhotographerApplication, (context, { id }) =>
    getPhotographerApplication(context, id, timeZone),
  );
  bindEndpoint(app, management.approveApplication, (context, { id }) =>
    reviewed(context, id, approveApplication(context, id)),
  );
  bindEndpoint(app, management.rejectApplication, (context, input) =>
    reviewed(context, input.id, rejectApplication(context, input)),
  );
  bindEndpoint(app, management.getManagedPhotographers, ({ db }, query) => findManagedPhotographers(db, query));
  bindEndpoint(app, management.updatePhotographer, (context, input) => updatePhotographer(events, context, input));
  idCardRoutes(app, deps.box);
}
