export const attendeeTabs = ['record', 'ticket', 'history'] as const;
export type AttendeeTab = (typeof attendeeTabs)[number];
