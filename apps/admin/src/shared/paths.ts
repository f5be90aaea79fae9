/** Paths of the pages, below `/admin`. */
export const paths = {
  logIn: '/login',
  images: '/images',
  imageTrash: '/images/trash',
  albums: '/albums',
  review: '/review',
  copies: '/copies',
  photographers: '/photographers',
  applications: '/photographer-applications',
  albumTrash: '/albums/trash',
  topicAlbums: '/topic-albums',
  books: '/books',
  panoramas: '/panoramas',
  videos: '/videos',
  categories: '/categories',
  regions: '/regions',
  imageLabels: '/image-labels',
  searchSynonyms: '/search-synonyms',
  sensitiveWords: '/sensitive-words',
  watermarks: '/watermarks',
  faces: '/faces',
  trace: '/trace',
  conferences: '/conferences',
  orders: '/orders',
  refunds: '/refunds',
  invoices: '/invoices',
  packages: '/packages',
  payouts: '/payouts',
  reconciliation: '/reconciliation',
  ledger: '/ledger',
  creditRules: '/credit-rules',
  credits: '/credits',
  mallGoods: '/mall-goods',
  mallOrders: '/mall-orders',
  activities: '/activities',
  jury: '/jury',
  articles: '/articles',
  articleCategories: '/article-categories',
  comments: '/comments',
  workReports: '/work-reports',
  broadcasts: '/broadcasts',
  deliveries: '/deliveries',
  feedback: '/feedback',
  homeDesign: '/home-design',
  settings: '/settings',
  theme: '/theme',
  menus: '/menus',
  tenants: '/tenants',
  users: '/users',
  userLabels: '/user-labels',
  roles: '/roles',
  units: '/units',
  loginAttempts: '/login-attempts',
  jobs: '/jobs',
  storage: '/storage',
  auditLogs: '/audit-logs',
  frontEndErrors: '/front-end-errors',
  smsOutbox: '/sms-outbox',
  emailOutbox: '/email-outbox',
} as const;

export function activityPath(id: number): string {
  return `${paths.activities}/${id}`;
}

export function panoramaPath(id: number): string {
  return `${paths.panoramas}/${id}`;
}

export function articlePath(id: number): string {
  return `${paths.articles}/${id}`;
}

/** Returns the path of a conference's page; "" is its first. */
export function conferencePath(id: number, page = ''): string {
  return `${paths.conferences}/${id}${page === '' ? '' : `/${page}`}`;
}

/** Returns the path of a hall's big screen. */
export function screenPath(conferenceId: number, roomId: number): string {
  return conferencePath(conferenceId, `screen/${roomId}`);
}
