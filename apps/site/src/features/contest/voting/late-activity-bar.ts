import { deferred } from '../../../shared/deferred.tsx';

/** The bar, whose script comes after that of the page's own part. */
export const LateActivityBar = deferred(async () => (await import('./activity-bar.tsx')).ActivityBar);
