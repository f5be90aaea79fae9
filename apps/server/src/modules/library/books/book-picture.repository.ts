import { sql } from 'drizzle-orm';
import { coverJson } from '../../site/index.ts';

/** Whether visitors see the picture of `image i`. */
export const isShown = sql`i.review_state = 'approved' AND i.processing_state = 'ready'`;
const isReady = sql`i.processing_state = 'ready' AND i.review_state <> 'deleted'`;
const imageJson = sql`(${coverJson})::jsonb || '{"kind":"image"}'`;

/** The picture of a rendered page, over `book_scan s`. */
export const scanJson = sql`jsonb_build_object('kind', 'scan', 'id', s.id, 'key', s.key, 'width', s.width, 'height', s.height, 'thumbhash', s.thumbhash)`;

/** The picture of a page, over `image i` and `book_scan s`: null where its readers may not see it. */
const pictureFor = (mayShow: typeof isShown) =>
  sql`CASE WHEN s.id IS NOT NULL THEN ${scanJson} WHEN ${mayShow} THEN ${imageJson} END`;
export const shownPicture = pictureFor(isShown);
export const draftPicture = pictureFor(isReady);

const pages = sql`book_page p LEFT JOIN image i ON i.id = p.image_id LEFT JOIN book_scan s ON s.id = p.scan_id`;
export const pagesOfBook = pages;

/** The chosen cover of `book b`, else its first picture. */
const coverFor = (mayShow: typeof isShown) => sql`(SELECT ${pictureFor(mayShow)} FROM ${pages}
  WHERE p.book_id = b.id AND (s.id IS NOT NULL OR (${mayShow})) ORDER BY p.is_cover DESC, p.position LIMIT 1)`;
export const shownCover = coverFor(isShown);
export const draftCover = coverFor(isReady);

export const pageCount = sql`(SELECT count(*)::int FROM book_page WHERE book_id = b.id)`;
