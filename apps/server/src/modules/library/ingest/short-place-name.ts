const peoples =
  '蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|普米|塔吉克|怒|鄂温克|保安|裕固|独龙|鄂伦春|各';
const autonomous = new RegExp(`(?:(?:${peoples})族?)+(?:自治区|自治州|自治县|自治旗)$`);
/** Named after a people themselves. */
const ofPeoples = /^(?:内蒙古|西藏)(?=自治区$)/;
const plain = /(?:特别行政区|自治区|地区|林区|特区|省|市|盟|州|区|县|旗)$/;

/** Returns what people call a place: 石林彝族自治县 is 石林, 大理白族自治州 is 大理. A name of two characters stays. */
export function shortPlaceName(name: string): string {
  if (name.length <= 2) return name;
  const [whole] = ofPeoples.exec(name) ?? [];
  if (whole !== undefined) return whole;
  const short = name.replace(autonomous, '');
  return (short === name ? name.replace(plain, '') : short) || name;
}
