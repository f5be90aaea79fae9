/** Kinds and states of feedback and how content its writer was, free of zod. */
export const feedbackKinds = ['problem', 'suggestion', 'content', 'account', 'other'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** new: waits for the office; replied: for the writer; closed: for nobody. */
export const feedbackStates = ['new', 'replied', 'closed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export const satisfactions = ['good', 'fair', 'poor'] as const;
export type Satisfaction = (typeof satisfactions)[number];

/** Threads of one person that wait for the office at the same time. */
export const maxWaitingFeedback = 10;
/** Messages of one thread. */
export const maxFeedbackMessages = 50;

export const maxFeedbackText = 1000;

/** Pictures beside one message. */
export const maxFeedbackPictures = 4;
