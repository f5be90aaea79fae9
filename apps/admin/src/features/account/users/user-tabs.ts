export const userTabs = ['profile', 'roles', 'permissions', 'sessions', 'history'] as const;
export type UserTab = (typeof userTabs)[number];
