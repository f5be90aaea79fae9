import { defineDomainEvent } from '../../../platform/events/domain-events.ts';

/** Published before an account is deleted, while it still has its name, phone and e-mail address. */
export const accountDeleting = defineDomainEvent<{ userId: number }>('account.deleting');

/** Published when roles were given to these users or taken from them. */
export const rolesChanged = defineDomainEvent<{ userIds: readonly number[] }>('roles.changed');

/** Published when a photographer's public name or region has changed. */
export const authorChanged = defineDomainEvent<{ userId: number }>('author.changed');
