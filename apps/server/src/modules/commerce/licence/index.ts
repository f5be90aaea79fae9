export { assertUsable } from './assert-usable.ts';
export { type CertificateDeps, certificateOf } from './certificate.ts';
export { issueLicences } from './issue-licences.ts';
export {
  type ImageLicence,
  isOfVideo,
  lockUsable,
  lockUsableOfOrder,
  revokeLicences,
  type UsableLicence,
  type VideoLicence,
} from './licence.repository.ts';
export { licenceRoutes } from './licence.routes.ts';
