import type { HomeBlock } from '@tuyuan/contract/site/index-data.ts';
import { Activities } from './activities.tsx';
import { ArticleBlock } from './article-block.tsx';
import { FriendLinks } from './friend-links.tsx';
import { ImageBlock } from './image-block.tsx';
import { Panoramas } from './panoramas.tsx';
import { VideoBlock } from './video-block.tsx';
import { WrittenBlock } from './written-blocks.tsx';

/** The blocks that mostly stand far below, or that few home pages have, in one file. */
export function LateBlock(block: HomeBlock) {
  if (block.type === 'activities') return <Activities {...block} />;
  if (block.type === 'videos') return <VideoBlock {...block} />;
  if (block.type === 'images') return <ImageBlock {...block} />;
  if (block.type === 'panoramas') return <Panoramas {...block} />;
  if (block.type === 'friendLinks') return <FriendLinks {...block} />;
  if (block.type === 'articles' || block.type === 'notices') return <ArticleBlock {...block} />;
  return <WrittenBlock {...block} />;
}
