import * as commentData from './comment-data.ts';
import * as commentManagement from './comment-management.ts';
import * as feedbackData from './feedback-data.ts';
import * as feedbackManagement from './feedback-management.ts';
import * as userMarks from './user-marks.ts';

/** The services of what visitors do and write. */
export const communityServices = [commentData, commentManagement, feedbackData, feedbackManagement, userMarks];
