import { accountDeleting, authorChanged, rolesChanged } from './modules/account/index.ts';
import {
  deliverPaidMallOrder,
  dropUnpaidPackage,
  forgetCart,
  forgetPayoutAccount,
  forgetRecipients,
  invoiceRefund,
  openPaidPackage,
  orderClosed,
  orderSettled,
  refundApproved,
  releaseMallOrder,
  rewardPurchase,
  takeRewardBack,
  takeTicketMoney,
} from './modules/commerce/index.ts';
import {
  forgetComments,
  forgetFeedback,
  forgetFolders,
  forgetFollows,
  forgetMarks,
  forgetNotifications,
  forgetRecent,
  forgetReports,
  forgetSavedSearches,
  notifyOfDecidedCopy,
  notifyOfPaidOrder,
  notifyOfReview,
} from './modules/community/index.ts';
import {
  issuePaidTicket,
  leaveConferences,
  releaseRetiredPhotographers,
  releaseUnpaidPlace,
} from './modules/conference/index.ts';
import { forgetAuthor } from './modules/content/index.ts';
import { forgetAwards, forgetEntrants, forgetJuror, forgetObjector } from './modules/contest/index.ts';
import {
  copyDecided,
  followPhotographerRole,
  forgetApplications,
  forgetPanoramaEditor,
  forgetVideos,
  refreshAuthorInSearch,
  workReviewed,
} from './modules/library/index.ts';
import { type DomainEvents, openDomainEvents } from './platform/events/domain-events.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import type { SecretBox } from './platform/secret-box.ts';

interface Parts {
  jobs: JobQueue;
  ticketBox: SecretBox;
  timeZone: string;
}

/** Returns the server's domain events with every reaction of a later area to an earlier one: the whole list. */
export function reactToEvents({ jobs, ticketBox, timeZone }: Parts): DomainEvents {
  const events = openDomainEvents();
  events.subscribe(accountDeleting, leaveConferences({ box: ticketBox, jobs }));
  events.subscribe(accountDeleting, refreshAuthorInSearch(jobs));
  events.subscribe(accountDeleting, forgetApplications(jobs));
  events.subscribe(accountDeleting, forgetPanoramaEditor);
  events.subscribe(accountDeleting, forgetVideos);
  events.subscribe(accountDeleting, forgetCart);
  events.subscribe(accountDeleting, forgetPayoutAccount);
  events.subscribe(orderSettled, openPaidPackage);
  events.subscribe(orderClosed, dropUnpaidPackage);
  events.subscribe(accountDeleting, forgetRecipients);
  events.subscribe(accountDeleting, forgetComments);
  events.subscribe(accountDeleting, forgetFeedback);
  events.subscribe(accountDeleting, forgetFolders);
  events.subscribe(accountDeleting, forgetFollows);
  events.subscribe(accountDeleting, forgetNotifications);
  events.subscribe(accountDeleting, forgetRecent);
  events.subscribe(accountDeleting, forgetReports);
  events.subscribe(accountDeleting, forgetSavedSearches);
  events.subscribe(accountDeleting, forgetAwards);
  events.subscribe(accountDeleting, forgetJuror);
  events.subscribe(accountDeleting, forgetObjector);
  events.subscribe(accountDeleting, forgetEntrants);
  events.subscribe(accountDeleting, forgetAuthor);
  events.subscribe(workReviewed, notifyOfReview);
  events.subscribe(copyDecided, notifyOfDecidedCopy);
  events.subscribe(orderSettled, notifyOfPaidOrder);
  events.subscribe(accountDeleting, forgetMarks(timeZone));
  events.subscribe(authorChanged, refreshAuthorInSearch(jobs));
  events.subscribe(rolesChanged, followPhotographerRole);
  events.subscribe(rolesChanged, releaseRetiredPhotographers);
  events.subscribe(orderSettled, deliverPaidMallOrder);
  events.subscribe(orderClosed, releaseMallOrder(timeZone));
  events.subscribe(orderSettled, rewardPurchase(timeZone));
  events.subscribe(refundApproved, takeRewardBack(timeZone));
  events.subscribe(refundApproved, invoiceRefund(timeZone));
  events.subscribe(orderSettled, takeTicketMoney);
  events.subscribe(orderSettled, issuePaidTicket({ box: ticketBox, jobs }));
  events.subscribe(orderClosed, releaseUnpaidPlace({ box: ticketBox, jobs }));
  return events;
}
