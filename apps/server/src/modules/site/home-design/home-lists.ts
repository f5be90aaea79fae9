import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { CarouselSlide, getHomeNavigation, HomeBlock } from '@tuyuan/contract/site/index-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readPictures } from './home-picture.repository.ts';
import { isDue } from './is-due.ts';
import { shownHome } from './shown-home.ts';

interface Wish {
  db: Database;
  preview: string | undefined;
  timeZone: string;
}

/** Returns the blocks that are on and due now, in order; a banner without its picture is omitted. */
export async function homeBlocks({ db, preview, timeZone }: Wish): Promise<HomeBlock[]> {
  const { blocks } = await shownHome(db, preview);
  const shown = blocks.filter((block) => isDue(block, timeZone));
  const pictures = await readPictures(
    db,
    shown.flatMap(({ imageId }) => imageId ?? []),
  );
  return shown.flatMap((block, order) => {
    const { id, type, title, count, sort, categoryId, layout, text, html, link, isActived } = block;
    const picture = pictures.get(block.imageId ?? 0)?.image ?? null;
    if (type === 'banner' && picture === null) return [];
    if (type === 'richText' && html === '') return [];
    return { id, type, title, count, sort, categoryId, layout, text, html, picture, link, isActived, order };
  });
}

/** Returns the slides that are on and due now and whose image is published, in order. */
export async function carousels({ db, preview, timeZone }: Wish): Promise<CarouselSlide[]> {
  const { slides } = await shownHome(db, preview);
  const due = slides.filter((slide) => isDue(slide, timeZone));
  const pictures = await readPictures(
    db,
    due.map(({ imageId }) => imageId),
  );
  return due.flatMap(({ id, title, subtitle, link, imageId }) => {
    const picture = pictures.get(imageId);
    return picture === undefined ? [] : { id, title, subtitle, link, ...picture };
  });
}

export async function homeNavigation({ db, preview }: Wish): Promise<OutputOf<typeof getHomeNavigation>> {
  const { navigation, bottomBar } = await shownHome(db, preview);
  return {
    items: navigation.filter(({ isActived }) => isActived).map((item, order) => ({ ...item, order })),
    bottomBar,
  };
}

export async function friendLinks({ db, preview }: Wish): Promise<{ name: string; link: string }[]> {
  return (await shownHome(db, preview)).friendLinks;
}
