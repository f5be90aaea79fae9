import type { Plugin } from 'vite';

const empty = 'export default {};';
const nothing = 'export default () => null;';

/**
 * Parts of pro-components that ProTable and ProLayout import whether used or not, with their replacements: see docs/adr
 * (unused parts of pro-components). To use one of them, remove its line.
 */
const replacements: readonly { readonly file: RegExp; readonly code: string }[] = [
  // A column's `valueType`: all our columns have their own `render`.
  { file: /[\\/]es[\\/]field[\\/]ValueTypeToComponent[.]js$/, code: empty },
  // The search form above a table: ours use `search={false}` with a filter row of their own.
  { file: /[\\/]es[\\/]table[\\/]components[\\/]Form[\\/]index[.]js$/, code: nothing },
  // Languages; en_US stays because the library falls back to it.
  { file: /[\\/]es[\\/]provider[\\/]locale[\\/](?!zh_CN|en_US)\w+[.]js$/, code: empty },
  // Its texts are English; errors propagate to the router, which shows our page.
  {
    file: /[\\/]es[\\/]utils[\\/]components[\\/]ErrorBoundary[\\/]index[.]js$/,
    code: 'export const ErrorBoundary = ({ children }) => children;',
  },
];

/** Leaves the unused parts of pro-components out of the build; fails when an update has moved one of them. */
export function slimProComponents(): Plugin {
  const met = new Set<RegExp>();
  return {
    name: 'slim-pro-components',
    apply: 'build',
    load(id) {
      if (!id.includes('@ant-design/pro-components')) return null;
      const found = replacements.find(({ file }) => file.test(id));
      if (!found) return null;
      met.add(found.file);
      return { code: found.code, moduleSideEffects: false };
    },
    buildEnd(error) {
      if (error) return;
      const moved = replacements.filter(({ file }) => !met.has(file));
      if (moved.length > 0) this.error(`pro-components has no ${moved.map(({ file }) => file.source).join(', ')}`);
    },
  };
}
