export { assertUsable } from './assert-usable.ts';
export { type CertificateDeps, certificateOf } from './certificate.ts';
export { issueLicences } from './issue-licences.ts';
export { lockUsable, lockUsableOfOrder, revokeLicences, type UsableLicence } from './licence.repository.ts';
export { licenceRoutes } from './licence.routes.ts';
