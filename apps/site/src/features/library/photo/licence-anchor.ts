/** Anchor to which a search engine's licence link points. */
export const LICENCE_ANCHOR = 'licence';
