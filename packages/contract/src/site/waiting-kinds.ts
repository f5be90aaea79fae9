/** Kinds of work that wait for somebody of the office, free of zod. In the order they are shown. */
export const waitingKinds = [
  'pendingImages',
  'pendingAlbums',
  'openCopies',
  'pendingComments',
  'reportedComments',
  'reportedWorks',
  'newFeedback',
  'pendingApplications',
  'appliedAttendees',
  'openObjections',
  'contestEntries',
  'voteRisks',
  'juryWorks',
  'refunds',
  'payouts',
  'invoices',
  'mallOrders',
  'failedImages',
  'failedJobs',
  'failedLogins',
  'frontEndErrors',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** These are looked at, not worked off: numbers of the last 24 hours, in no sum of work. */
export const recentKinds: readonly WaitingKind[] = ['failedLogins', 'frontEndErrors'];
