import { synonymsOf } from './synonyms.ts';

/** Words that ask for a picture and say nothing about it. */
const asking = new Set(
  `照片 图片 摄影 摄影作品 作品 素材 高清 高清图 图像 相片 大图 图 图库 配图 原图 影像 镜头 相机 单反 手机拍 摄影师 摄影家
  拍 拍的 拍摄 拍过 拍照 摄 摄于 照 找 找找 找下 寻找 搜 搜索 搜一下 查 查找 想 想要 我要 要 看 看看 想看 看到 看见 求 来 来点 给 给我 给点 帮 帮忙 帮我
  请 请问 麻烦 谢谢 有 有没有 有无 没有 能 能当 能做 能用 可以 可 会 需要 适合 用 用于 用来 做 当 当作 作为 放 放在 弄 是 在 到 有关 关于 相关 方面 那种 这种
  什么 哪里 哪些 哪个 怎么 如何 一下 一些 一张 几张 一幅 一组 时 时候 样子 感觉 类 类似 之类
  a an the of and or in on at with by for from to over under near is are my me show find want need some please photo photos image images
  picture pictures pic pics photograph photographs shot camera`.split(/\s+/),
);

/** Jieba's tags of particles, pronouns, numerals, prepositions, conjunctions, adverbs and the like. */
const functionTag = /^(u|y|e|o|p|c|r|d|q|m|f|k|h|zg)/;
const functionCharacters = new Set('的了和与及在之是着个张幅有里中上下吗呢吧啊呀哦嗯哈'.split(''));

/** Returns whether a word of a query says nothing about the picture looked for. What has synonyms does, however Jieba tags it (自然, 鸟). */
export function isFunctionWord(word: string, tag: string): boolean {
  if (asking.has(word) || functionCharacters.has(word)) return true;
  return functionTag.test(tag) && tag !== 'eng' && synonymsOf(word).length === 0;
}
