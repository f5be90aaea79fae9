/** The package's small build has no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
