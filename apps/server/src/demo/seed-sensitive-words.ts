import type { SensitiveWordLevel } from '@tuyuan/contract/site/sensitive-word.ts';
import { addSensitiveWords } from '../modules/site/index.ts';
import type { Database } from '../platform/database/database.ts';

const demoWords: Readonly<Record<SensitiveWordLevel, readonly string[]>> = {
  block: ['代开发票', '办理证件', '高仿名表', '刷单兼职', '赌场上线', '内部放贷', '裸聊', '枪支出售'],
  review: ['加微信', '加我好友', '扫码领奖', '免费送', '私下交易', '低价转让', '群发', '原片出售', '退票找我', '拉票'],
  mask: ['笨蛋', '白痴', '垃圾照片', '滚出去', '没素质'],
};

/** Gives the demo a list of sensitive words, so that its halls have something to check messages against. */
export async function seedSensitiveWords(db: Database): Promise<void> {
  for (const level of ['block', 'review', 'mask'] as const) await addSensitiveWords(db, demoWords[level], level);
}
