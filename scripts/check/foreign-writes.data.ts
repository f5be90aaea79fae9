/**
 * Statements that write another area's table and have to go: `file → table`, below apps/server/src, with the reason why it is still
 * so. Add nothing: call the owner's index.ts, or publish a domain event where the owner stands later in the order of areas.
 */
export const foreignWrites: Readonly<Record<string, string>> = {
  'modules/account/identity/anonymise-users.repository.ts → idempotency_key':
    'An erased account’s stored answers hold personal data; the platform has no call that deletes them.',
  'modules/account/identity/anonymise-users.repository.ts → photographer':
    'Erases the photographer’s profile with the account’s; the library could do so on an event of the erasure.',
  'modules/account/identity/login-throttle.repository.ts → quota':
    'The job that clears throttles also deletes ended quotas; that belongs to quota.repository.ts.',
  'modules/account/profile/grapher-profile.repository.ts → photographer':
    'The profile page edits the photographer’s profile, which the library owns; the page’s calls could move there.',
  'modules/conference/photo-wall/upload.repository.ts → album':
    'Makes the album of the conference’s day and places the image in one statement; the library has no call for it.',
  'modules/conference/photo-wall/upload.repository.ts → image':
    'Places the image in the album of the conference’s day; see album.',
  'modules/conference/registration/wipe-attendees.repository.ts → idempotency_key':
    'An erased attendee’s stored answers hold personal data; the platform has no call that deletes them.',
  'modules/conference/registration/wipe-attendees.repository.ts → sms_outbox':
    'Text messages to an erased attendee’s phone hold personal data; sms has no call that deletes them.',
  'modules/site/audit/purge-logs.repository.ts → login_attempt':
    'One job deletes the old rows of all three logs by the same rule; log-ins could have their own in account.',
  'modules/site/tenants/managed-tenant.repository.ts → app_user':
    'A new site’s first password is marked temporary; createUser could take that as an option.',
  'modules/site/tenants/managed-tenant.repository.ts → session':
    'Suspending a site deletes all its sessions; identity has no call for all users at once.',
};
