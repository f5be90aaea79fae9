import { defineDomainEvent } from '../../../platform/events/domain-events.ts';

/** An account is about to be deleted; it still has its name, phone and e-mail address. */
export const accountDeleting = defineDomainEvent<{ userId: number }>('account.deleting');

/** A photographer's public name or place has changed. */
export const authorChanged = defineDomainEvent<{ userId: number }>('author.changed');
