import * as account from './account/account.ts';
import * as accountSafety from './account/account-safety.ts';
import * as agreement from './account/agreement.ts';
import * as appLogin from './account/app-login.ts';
import * as captcha from './account/captcha.ts';
import * as externalAccount from './account/external-account.ts';
import * as frontUser from './account/front-user.ts';
import * as oauth from './account/oauth.ts';
import * as organizationUnit from './account/organization-unit.ts';
import * as permission from './account/permission.ts';
import * as qrLogIn from './account/qr-log-in.ts';
import * as registration from './account/registration.ts';
import * as roleManagement from './account/role-management.ts';
import * as sms from './account/sms.ts';
import * as smsOutbox from './account/sms-outbox.ts';
import * as userLoginAttempt from './account/user-login-attempt.ts';
import * as userManagement from './account/user-management.ts';
import * as userSession from './account/user-session.ts';
import * as creditMallConfig from './commerce/credit-mall-config.ts';
import * as creditMallManagement from './commerce/credit-mall-management.ts';
import * as creditMallOrderData from './commerce/credit-mall-order-data.ts';
import * as creditManagement from './commerce/credit-management.ts';
import * as creditProductData from './commerce/credit-product-data.ts';
import * as credits from './commerce/credits.ts';
import * as imageAuthTrade from './commerce/image-auth-trade.ts';
import * as invoice from './commerce/invoice.ts';
import * as invoiceManagement from './commerce/invoice-management.ts';
import * as ledger from './commerce/ledger.ts';
import * as licence from './commerce/licence.ts';
import * as order from './commerce/order.ts';
import * as orderManagement from './commerce/order-management.ts';
import * as packageManagement from './commerce/package-management.ts';
import * as payment from './commerce/payment.ts';
import * as payoutManagement from './commerce/payout-management.ts';
import * as profit from './commerce/profit.ts';
import * as reconciliation from './commerce/reconciliation.ts';
import * as refundManagement from './commerce/refund-management.ts';
import * as shoppingCart from './commerce/shopping-cart.ts';
import * as videoOffer from './commerce/video-offer.ts';
import { communityServices } from './community/community-services.ts';
import { conferenceServices } from './conference/conference-services.ts';
import { contentServices } from './content/content-services.ts';
import { contestServices } from './contest/contest-services.ts';
import type { Endpoint } from './endpoint.ts';
import * as hubData from './hub-data.ts';
import * as advanceImageSearch from './library/advance-image-search.ts';
import * as albumCategoryData from './library/album-category-data.ts';
import * as albumData from './library/album-data.ts';
import * as albumManagement from './library/album-management.ts';
import * as albumReview from './library/album-review.ts';
import * as albumShare from './library/album-share.ts';
import * as bookData from './library/book-data.ts';
import * as bookManagement from './library/book-management.ts';
import * as categoryManagement from './library/category-management.ts';
import * as imageCopy from './library/image-copy.ts';
import * as imageData from './library/image-data.ts';
import * as imageDecision from './library/image-decision.ts';
import * as imageFace from './library/image-face.ts';
import * as imageLabel from './library/image-label.ts';
import * as imageManagement from './library/image-management.ts';
import * as imageMeaning from './library/image-meaning.ts';
import * as imagePrice from './library/image-price.ts';
import * as imageReview from './library/image-review.ts';
import * as imageUpload from './library/image-upload.ts';
import * as imageWish from './library/image-wish.ts';
import * as ownImage from './library/own-image.ts';
import * as panoramaData from './library/panorama-data.ts';
import * as panoramaManagement from './library/panorama-management.ts';
import * as photographerAccount from './library/photographer-account.ts';
import * as photographerAlbum from './library/photographer-album.ts';
import * as photographerApplication from './library/photographer-application.ts';
import * as photographerData from './library/photographer-data.ts';
import * as photographerManagement from './library/photographer-management.ts';
import * as pictureTakeout from './library/picture-takeout.ts';
import * as regionManagement from './library/region-management.ts';
import * as savedView from './library/saved-view.ts';
import * as searchSynonym from './library/search-synonym.ts';
import * as tempImage from './library/temp-image.ts';
import * as topicAlbum from './library/topic-album.ts';
import * as trace from './library/trace.ts';
import * as trash from './library/trash.ts';
import * as userBehavior from './library/user-behavior.ts';
import * as userLabel from './library/user-label.ts';
import * as videoData from './library/video-data.ts';
import * as videoManagement from './library/video-management.ts';
import * as waterMark from './library/water-mark.ts';
import * as auditedLog from './site/audited-log.ts';
import * as dashboard from './site/dashboard.ts';
import * as homeDesign from './site/home-design.ts';
import * as indexData from './site/index-data.ts';
import * as jobManagement from './site/job-management.ts';
import * as menu from './site/menu.ts';
import * as mfuiSetting from './site/mfui-setting.ts';
import * as recordSearch from './site/record-search.ts';
import * as sensitiveWord from './site/sensitive-word.ts';
import * as siteSetting from './site/site-setting.ts';
import * as storage from './site/storage.ts';
import * as tenantManagement from './site/tenant-management.ts';
import * as thirdPartyApi from './site/third-party-api.ts';
import * as traffic from './site/traffic.ts';

const services = [
  ...communityServices,
  ...conferenceServices,
  ...contentServices,
  ...contestServices,
  account,
  accountSafety,
  agreement,
  advanceImageSearch,
  albumCategoryData,
  albumData,
  albumManagement,
  albumReview,
  appLogin,
  auditedLog,
  panoramaData,
  panoramaManagement,
  captcha,
  categoryManagement,
  dashboard,
  jobManagement,
  storage,
  traffic,
  recordSearch,
  credits,
  creditManagement,
  creditMallConfig,
  creditMallManagement,
  creditMallOrderData,
  creditProductData,
  shoppingCart,
  videoOffer,
  order,
  orderManagement,
  payment,
  imageAuthTrade,
  invoice,
  invoiceManagement,
  packageManagement,
  payoutManagement,
  profit,
  reconciliation,
  refundManagement,
  licence,
  ledger,
  externalAccount,
  frontUser,
  homeDesign,
  hubData,
  imageCopy,
  imageData,
  imageDecision,
  imageFace,
  imageLabel,
  imageManagement,
  imageMeaning,
  imagePrice,
  imageWish,
  imageReview,
  imageUpload,
  indexData,
  oauth,
  organizationUnit,
  permission,
  menu,
  mfuiSetting,
  photographerApplication,
  albumShare,
  ownImage,
  photographerAccount,
  photographerAlbum,
  userBehavior,
  videoData,
  videoManagement,
  photographerData,
  photographerManagement,
  qrLogIn,
  registration,
  sms,
  smsOutbox,
  pictureTakeout,
  regionManagement,
  siteSetting,
  roleManagement,
  savedView,
  searchSynonym,
  sensitiveWord,
  tenantManagement,
  thirdPartyApi,
  tempImage,
  topicAlbum,
  bookData,
  bookManagement,
  trash,
  userLabel,
  userManagement,
  userSession,
  userLoginAttempt,
  trace,
  waterMark,
];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value;
}

/** Every call of the wire by its name; what the documentation and the contract's own test walk. */
export const contract: ReadonlyMap<string, Endpoint> = new Map(
  services.flatMap((service) =>
    Object.entries(service).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : [])),
  ),
);
