/** Titles of the sessions starred by each demo login. */
export const demoStars: Readonly<Record<string, readonly string[]>> = {
  visitor: ['雪线二十年', '返乡的摄影师', '色彩管理：从显示器到墙上', '秋季大展颁奖', '县级图库怎么建', '黑白的理由'],
  zhouyanqiu: ['返乡的摄影师', '空中的田埂', '露天放映：坝子里的人', '一枝花的十二个小时'],
  editor: ['返乡的摄影师', '怎样给照片写说明', '县级图库怎么建'],
};
