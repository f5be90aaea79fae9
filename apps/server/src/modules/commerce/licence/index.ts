export { assertUsable } from './assert-usable.ts';
export { issueLicences } from './issue-licences.ts';
export { lockUsable, lockUsableOfOrder, revokeLicences, type UsableLicence } from './licence.repository.ts';
export { licenceRoutes } from './licence.routes.ts';
