interface DemoComment {
  readonly by: string;
  readonly text: string;
  readonly replies?: readonly { readonly by: string; readonly text: string }[];
}

/** The author of what is commented on. */
export const theAuthor = 'author';

/** What people say below pictures, in turn; an answer "by the author" is theirs. */
export const demoComments: readonly (readonly DemoComment[])[] = [
  [
    {
      by: 'visitor',
      text: '这层雾的过渡太舒服了，是几点拍的？',
      replies: [
        { by: theAuthor, text: '六点二十左右，雾刚从山谷里起来，前后只有十分钟。' },
        { by: 'visitor', text: '难怪，下次也起早去等一次。' },
      ],
    },
    { by: 'editor', text: '已经放进「云上」专题的候选，构图很干净。' },
    { by: 'reviewer', text: '暗部的层次留得好，印出来应该也不会糊。' },
  ],
  [
    {
      by: 'visitor',
      text: '请问这里允许飞无人机吗？',
      replies: [{ by: theAuthor, text: '现在是限飞区，要提前报备；这张是站在对面山上用长焦拍的。' }],
    },
    { by: 'reviewer', text: '颜色很真，不像后期拉出来的。' },
  ],
  [
    { by: 'editor', text: '封面可以用这一张，横竖都裁得开。' },
    {
      by: 'visitor',
      text: '第一次知道这个地方，谢谢分享！',
      replies: [{ by: theAuthor, text: '春天更好看，三月底花开满坡。' }],
    },
  ],
  [
    {
      by: 'visitor',
      text: '想买来做办公室的挂画，扩展授权够吗？',
      replies: [{ by: 'editor', text: '办公室挂一张，商用授权就够；要印到商品上才需要扩展。' }],
    },
  ],
  [{ by: 'reviewer', text: '地点写得再细一点就更好找了。', replies: [{ by: theAuthor, text: '补上了，谢谢提醒。' }] }],
];

/** Below articles. */
export const demoArticleComments: readonly DemoComment[] = [
  {
    by: 'visitor',
    text: '等了六个黄昏，看得我也想去湖边坐一坐。',
    replies: [{ by: 'editor', text: '湖边风大，记得带一件外套。' }],
  },
  { by: 'zhouyanqiu', text: '好照片是等来的，同意。' },
  { by: 'reviewer', text: '收藏了，周末照着走一遍。' },
];

/** Folders of what people have collected, each with so many pictures. */
export const demoFolders = [
  {
    by: 'visitor',
    name: '办公室挂画候选',
    description: '会议室两张、走廊四张，先挑横幅的。',
    images: 4,
    hasArticles: false,
    isShared: true,
  },
  {
    by: 'visitor',
    name: '想去的地方',
    description: '等假期，照着文章走一遍。',
    images: 3,
    hasArticles: true,
    isShared: false,
  },
  { by: 'visitor', name: '构图参考', description: '', images: 2, hasArticles: false, isShared: false },
  {
    by: 'editor',
    name: '专题备选',
    description: '给「云上」专题留着的，评审老师可以直接看链接。',
    images: 3,
    hasArticles: true,
    isShared: true,
  },
] as const;
