/** Kinds and topics of notifications, free of zod. */
export const notificationKinds = ['broadcast', 'comment', 'like', 'notice'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

interface Topic {
  readonly kind: NotificationKind;
  readonly title: string;
}

/** What a notification is about; each can be switched off. */
export const notificationTopics = {
  reply: { kind: 'comment', title: '有人回复我的评论' },
  comment: { kind: 'comment', title: '有人评论我的作品' },
  mention: { kind: 'comment', title: '有人在评论里提到我' },
  commentLike: { kind: 'like', title: '有人赞我的评论' },
  workLike: { kind: 'like', title: '有人喜欢或收藏我的作品' },
  follow: { kind: 'notice', title: '有人关注我' },
  newWork: { kind: 'notice', title: '关注的摄影师发布新作品' },
  savedSearch: { kind: 'notice', title: '保存的搜索有新图片' },
  review: { kind: 'notice', title: '审核结果' },
  order: { kind: 'notice', title: '订单和支付' },
  feedback: { kind: 'notice', title: '反馈的回复' },
  activity: { kind: 'notice', title: '参加的活动' },
} as const satisfies Readonly<Record<string, Topic>>;
export type NotificationTopic = keyof typeof notificationTopics;

export const notificationTopicNames = [
  'reply',
  'comment',
  'mention',
  'commentLike',
  'workLike',
  'follow',
  'newWork',
  'savedSearch',
  'review',
  'order',
  'feedback',
  'activity',
] as const satisfies readonly NotificationTopic[];

/** What may leave the site too: every topic, and what the office tells many at once. */
export const deliveredTopicNames = [...notificationTopicNames, 'broadcast'] as const;
export type DeliveredTopic = (typeof deliveredTopicNames)[number];
export const deliveredTopicTitles: Readonly<Record<DeliveredTopic, string>> = {
  reply: notificationTopics.reply.title,
  comment: notificationTopics.comment.title,
  mention: notificationTopics.mention.title,
  commentLike: notificationTopics.commentLike.title,
  workLike: notificationTopics.workLike.title,
  follow: notificationTopics.follow.title,
  newWork: notificationTopics.newWork.title,
  savedSearch: notificationTopics.savedSearch.title,
  review: notificationTopics.review.title,
  order: notificationTopics.order.title,
  feedback: notificationTopics.feedback.title,
  activity: notificationTopics.activity.title,
  broadcast: '网站的广播',
};

/** How a notification reaches a person besides on the site. */
export const notificationChannels = ['email', 'push', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** `22:00`, from 00:00 to 23:59. */
export const timeOfDayPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Why a try to deliver failed: for good; because of the site's sender; worth another try; without an answer, so that it
 * may have been sent and is not tried again; or only too late.
 */
export const deliveryFailures = ['refused', 'senderRefused', 'unavailable', 'unanswered', 'late'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

export const broadcastAudiences = ['all', 'photographers', 'roles', 'labels', 'units', 'registeredSince'] as const;
export type BroadcastAudience = (typeof broadcastAudiences)[number];

export const broadcastStates = ['scheduled', 'sent', 'cancelled'] as const;
export type BroadcastState = (typeof broadcastStates)[number];
