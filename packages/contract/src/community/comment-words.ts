/** What can be commented on, and how comments are decided on, free of zod. */
export const commentSubjects = ['image', 'album', 'topic', 'article', 'activity', 'work', 'video', 'panorama'] as const;
export type CommentSubject = (typeof commentSubjects)[number];

/** Why a comment is reported, and why it is hidden. */
export const commentFaults = ['untrue', 'abuse', 'advertising', 'off-topic'] as const;
export type CommentFault = (typeof commentFaults)[number];

/** The lists of the desk: what waits for a decision, and what was decided. */
export const commentLists = ['waiting', 'visible', 'hidden'] as const;
export type CommentList = (typeof commentLists)[number];

export const commentFaultWords: Readonly<Record<CommentFault, string>> = {
  untrue: '不实或误导',
  abuse: '攻击、辱骂',
  advertising: '广告、垃圾信息',
  'off-topic': '与内容无关',
};

export const maxCommentText = 500;
/** People that a comment may name. */
export const maxMentions = 5;
export const commentsPerMinute = 5;
export const commentsPerHour = 60;
/** First-level comments that a page begins with. */
export const commentsAtFirst = 20;
/** Replies that come with a first-level comment. */
export const repliesAtFirst = 3;

/** What can be reported beside comments, and why: for the reasons of comments, and two of works. */
export const reportedKinds = ['image', 'album', 'work'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export const workFaults = ['infringing', 'unlawful', ...commentFaults] as const;
export type WorkFault = (typeof workFaults)[number];

export const workFaultWords: Readonly<Record<WorkFault, string>> = {
  infringing: '侵权、盗用',
  unlawful: '违法、色情、血腥',
  ...commentFaultWords,
};

/** settled: dealt with elsewhere, as a contest's work is in its contest. */
export const reportOutcomes = ['dismissed', 'offline', 'settled'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** The lists of the desk for reported works. */
export const reportLists = ['waiting', 'decided'] as const;
