export { agreementRoutes } from './agreement.routes.ts';
export { assertConsent } from './assert-consent.ts';
export { cancelAgreement } from './cancel-agreement.ts';
export { insertCurrentConsent } from './consent.repository.ts';
export { publishAgreement } from './publish-agreement.ts';
export { recordConsent } from './record-consent.ts';
export { recordRegistration } from './record-registration.ts';
