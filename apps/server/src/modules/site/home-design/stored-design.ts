import {
  BottomBarItem,
  DesignedBlock,
  DesignedFriend,
  DesignedItem,
  DesignedSlide,
  type HomeDesign,
} from '@tuyuan/contract/site/home-design.ts';
import { z } from 'zod';
import { defaultHome } from './default-home.ts';

/** Omits what this version does not know, such as a block of a newer type. */
function known<Item extends z.ZodType>(item: Item): z.ZodType<z.output<Item>[]> {
  return z.array(z.unknown()).transform((items) => items.flatMap((each) => item.safeParse(each).data ?? []));
}

/** A design as it stands in the database, perhaps written by another version of the program. */
export const StoredDesign: z.ZodType<HomeDesign> = z.object({
  blocks: known(DesignedBlock),
  slides: known(DesignedSlide),
  navigation: known(DesignedItem),
  bottomBar: known(BottomBarItem).default(defaultHome.bottomBar),
  friendLinks: known(DesignedFriend),
});
