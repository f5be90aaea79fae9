import { browserPart } from '../browser-part.tsx';

/** Heart and star of a tile, shown by pointing at it or focusing it. Nothing of them is in the server's page. */
export const TileMarks = browserPart(
  async () => (await import('./tile-mark-buttons.tsx')).TileMarkButtons,
  () => null,
);
