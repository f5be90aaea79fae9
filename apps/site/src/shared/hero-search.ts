import { createStore } from '@tuyuan/ui/create-store.ts';

/** Whether the home page's large search box is in view; the header's is then hidden. */
export const heroSearchInView = createStore(true);
