/** Addresses of an activity's pages. */
export const activityPaths = {
  list: '/activity',
  brief: (id: number) => `/activity/brief?id=${id}`,
  description: (id: number) => `/activity/detail/description?id=${id}`,
  comments: (id: number) => `/activity/detail/comment?id=${id}`,
  works: (id: number) => `/activity/detail/all?id=${id}`,
  votes: (id: number) => `/activity/vote?id=${id}`,
  share: (workId: number) => `/activity/voteme?id=${workId}`,
  rank: (id: number) => `/activity/detail/rank?id=${id}`,
  awards: (id: number) => `/activity/detail/awards?id=${id}`,
  register: (id: number) => `/activity/regtype?id=${id}`,
  contribute: (id: number) => `/user/uploadVote?id=${id}`,
  work: (id: number) => `/workdetail?id=${id}`,
  mine: (id: number) => `/activity/myworks?id=${id}`,
  navigate: (id: number) => `/activity/navigate?id=${id}`,
  phone: (id: number) => `/activity/QRCodeTip?id=${id}`,
  galleryPhone: (id: number) => `/gallery/activityQrCodeTip?activityId=${id}`,
} as const;
