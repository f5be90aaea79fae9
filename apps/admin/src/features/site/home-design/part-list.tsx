import { maxBottomBarItems, maxFriendLinks, maxNavigationItems } from '@tuyuan/contract/site/home-block-kinds.ts';
import { BlockList } from './block-list.tsx';
import { LinkList } from './link-list.tsx';
import type { PartProps } from './part-props.ts';
import { SlideList } from './slide-list.tsx';

/** The list of one part of the home page. */
export function PartList({ part, design, covers, selectedId, mayNavigate, onSelect, onChange, onRemove }: PartProps) {
  const common = { selectedId, onSelect, onRemove };
  switch (part) {
    case 'blocks':
      return <BlockList {...common} blocks={design.blocks} onChange={(blocks) => onChange({ blocks })} />;
    case 'slides':
      return (
        <SlideList {...common} slides={design.slides} covers={covers} onChange={(slides) => onChange({ slides })} />
      );
    case 'navigation':
      return (
        <LinkList
          {...common}
          label="导航"
          items={design.navigation}
          max={maxNavigationItems}
          empty="页头没有导航。添加几项，访客才找得到图库、专题和会议。"
          mayEdit={mayNavigate}
          create={(id) => ({ id, name: '', link: '', isActived: true })}
          onChange={(navigation) => onChange({ navigation })}
        />
      );
    case 'bottomBar':
      return (
        <LinkList
          {...common}
          label="底栏"
          items={design.bottomBar}
          max={maxBottomBarItems}
          empty="手机上没有底栏。"
          mayEdit={mayNavigate}
          create={(id) => ({ id, name: '', link: '', icon: 'grid' as const })}
          onChange={(bottomBar) => onChange({ bottomBar })}
        />
      );
    case 'friendLinks':
      return (
        <LinkList
          {...common}
          label="友情链接"
          items={design.friendLinks}
          max={maxFriendLinks}
          empty="还没有友情链接。"
          mayEdit={mayNavigate}
          create={(id) => ({ id, name: '', link: 'https://' })}
          onChange={(friendLinks) => onChange({ friendLinks })}
        />
      );
  }
}
