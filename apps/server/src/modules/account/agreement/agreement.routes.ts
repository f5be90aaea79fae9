import * as agreement from '@tuyuan/contract/account/agreement.ts';
import { getAgreement } from '@tuyuan/contract/account/registration.ts';
import type { FastifyInstance } from 'fastify';
import { cleanHtml } from '../../../platform/clean-html.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { findCountedVersions, findVersion, findVersions } from './agreement-version.repository.ts';
import { findOwnConsents, pageOfConsents } from './consent.repository.ts';
import { listAsked } from './list-asked.ts';
import { plainParagraphs } from './plain-paragraphs.ts';
import { recordConsent } from './record-consent.ts';

/** Binds what everybody reads of agreements, one's own consents to them, and the office's view of all. */
export function agreementRoutes(app: FastifyInstance): void {
  bindEndpoint(app, getAgreement, async ({ db }, { key }) => {
    const { version, title, body } = await orThrow(findVersion(db, key), 'Agreement.NotFound');
    return { key, version, title, paragraphs: plainParagraphs(cleanHtml(body)) };
  });
  bindEndpoint(app, agreement.getAgreementVersions, async ({ db }, { key }) => ({
    items: await findVersions(db, key),
  }));
  bindEndpoint(app, agreement.getAgreementVersion, async ({ db }, { key, version }) => {
    const { body, ...found } = await orThrow(findVersion(db, key, version), 'Agreement.NotFound');
    return { key, ...found, html: cleanHtml(body) };
  });
  bindEndpoint(app, agreement.getOwnConsents, async ({ db, actor }) => ({
    items: await findOwnConsents(db, actor.id),
  }));
  bindEndpoint(app, agreement.getAskedAgreements, async ({ db, actor }) => ({ items: await listAsked(db, actor) }));
  bindEndpoint(app, agreement.agreeTo, async ({ db, actor, clientIp }, { key, version }) => {
    await recordConsent(db, { userId: actor.id, key, version, clientIp });
    return {};
  });
  bindEndpoint(app, agreement.getAgreementCounts, async ({ db }, { key }) => ({
    items: await findCountedVersions(db, key),
  }));
  bindEndpoint(app, agreement.getConsents, ({ db }, input) => pageOfConsents(db, input));
}
