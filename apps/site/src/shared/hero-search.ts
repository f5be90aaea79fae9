import { createStore } from '@tuyuan/ui/create-store.ts';

/** Whether the home page's large search box is in view; meanwhile the header's is left out. */
export const heroSearchInView = createStore(true);
