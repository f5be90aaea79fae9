import type { ApplicationReasonCode } from '@tuyuan/contract/library/application-reasons.ts';

interface DemoApplication {
  userName: string;
  nickName: string;
  phone: string;
  realName: string;
  unitName: string;
  /** Of the demo's photos, with their sizes. */
  samples: readonly { file: string; name: string; width: number; height: number }[];
  submittedHoursAgo: number;
  /** Null while it waits. */
  rejection: { reasons: readonly ApplicationReasonCode[]; message: string; refused: number } | null;
}

/** One application that waits and one that was sent back. */
export const demoApplications: readonly DemoApplication[] = [
  {
    userName: 'lishanmu',
    nickName: '杉木',
    phone: '13800000011',
    realName: '李杉木',
    unitName: '玉龙县摄影家协会',
    samples: [
      { file: '003-alpine-1.jpg', name: '雪山晨光.jpg', width: 6000, height: 6000 },
      { file: '014-field-2.jpg', name: '梯田.jpg', width: 6000, height: 4000 },
      { file: '001-roofs-0.jpg', name: '古城屋顶.jpg', width: 5200, height: 5200 },
    ],
    submittedHoursAgo: 20,
    rejection: null,
  },
  {
    userName: 'muqinghe',
    nickName: '青禾在山里',
    phone: '13800000012',
    realName: '木青禾',
    unitName: '',
    samples: [
      { file: '059-alpine-0.jpg', name: '雪线.jpg', width: 6000, height: 4000 },
      { file: '007-mist-2.jpg', name: '晨雾.jpg', width: 5472, height: 3648 },
      { file: '025-sea-3.jpg', name: '航拍海浪.jpg', width: 4000, height: 2667 },
    ],
    submittedHoursAgo: 70,
    rejection: {
      reasons: ['idBackUnclear', 'sampleNotOwn'],
      message: '“航拍海浪”带别人的签名，请换成自己拍的。',
      refused: 2,
    },
  },
];
