import type { Page } from '../shared/page.ts';

const files = import.meta.glob<{ readonly page: Page }>([
  '../pages/{account,activity,article,demo,mall,user,video,vr}/**/*.tsx',
  '../pages/{activity,article,attend,book,collection-share,conference-attachment,conference-brief-wide,conference-navigate,conference-phone,credits,flip,gallery-share,help,image-previewer,login-by-app,mall,oauth,pong,single,unit,video,vr,workdetail}.tsx',
]);

/** Loads one of the pages that no visitor begins with. Their list is a file of its own: it is longer than all the others. */
export function loadLatePage(file: string): Promise<{ readonly page: Page }> {
  const load = files[`../pages/${file}.tsx`];
  if (!load) throw new Error(`There is no page src/pages/${file}.tsx`);
  return load();
}
