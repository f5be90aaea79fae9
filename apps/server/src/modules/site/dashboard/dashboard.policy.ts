import type { PermissionName } from '@tuyuan/contract/permissions.ts';

/** Permissions needed to see a number, of work those to do it; without them it is omitted. */
const numberPermissions = {
  pendingImages: 'Pages.Images.Review',
  pendingAlbums: 'Pages.Albums.Review',
  openCopies: 'Pages.Copies.Edit',
  pendingComments: 'Pages.Comments.Edit',
  reportedComments: 'Pages.Comments.Edit',
  reportedWorks: 'Pages.Comments.Edit',
  newFeedback: 'Pages.Feedback.Edit',
  pendingApplications: 'Pages.Photographers.Review',
  appliedAttendees: 'Pages.Conferences.Edit',
  openObjections: 'Pages.Activities.Edit',
  contestEntries: 'Pages.Activities.Review',
  voteRisks: 'Pages.Activities.Edit',
  juryWorks: 'Pages.Activities.Judge',
  refunds: 'Pages.Orders.Refund',
  payouts: 'Pages.Profits.Payout',
  invoices: 'Pages.Invoices.Edit',
  mallOrders: 'Pages.Mall.Edit',
  failedImages: 'Pages.Images.Edit',
  failedJobs: 'Pages.Jobs.Edit',
  uploads: 'Pages.Images',
  published: 'Pages.Images',
  sales: 'Pages.Orders',
  newUsers: 'Pages.Users',
  logins: 'Pages.LoginAttempts',
  failedLogins: 'Pages.LoginAttempts',
  frontEndErrors: 'Pages.FrontEndErrors',
} as const satisfies Record<string, PermissionName>;

/** Returns those of these numbers that the permissions allow to see, in the given order. */
export function visibleNumbers<Key extends keyof typeof numberPermissions>(
  keys: readonly Key[],
  permissions: ReadonlySet<PermissionName>,
): Key[] {
  return keys.filter((key) => permissions.has(numberPermissions[key]));
}
