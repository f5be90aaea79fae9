import { expect, it } from 'vitest';
import { directionsOf } from './directions.ts';

it('takes each line apart into what it is about and what it says', () => {
  expect(directionsOf('地铁：1 号线会议中心站\n\n 自驾: 8:00 前入场 \n会场在河的东岸，走过桥就是')).toEqual([
    { name: '地铁', text: '1 号线会议中心站' },
    { name: '自驾', text: '8:00 前入场' },
    { name: '', text: '会场在河的东岸，走过桥就是' },
  ]);
});
