const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/** Four digits in capitals, without the zeros at their end: `305` → `叁佰零伍`. */
function groupText(value: number): string {
  let text = '';
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit > 0) text += `${digits[digit]}${places[place]}`;
    else if (text !== '' && !text.endsWith('零') && value % 10 ** place > 0) text += '零';
  }
  return text;
}

/** Integer cents in Chinese capitals, as invoices and cheques say them: `123450` → `壹仟贰佰叁拾肆元伍角`. */
export function chineseAmount(cents: number): string {
  const whole = Math.abs(cents);
  const yuan = Math.floor(whole / 100);
  const [jiao, fen] = [Math.floor(whole / 10) % 10, whole % 10];
  let text = '';
  let endsInZero = false;
  for (let group = groups.length - 1; group >= 0; group -= 1) {
    const value = Math.floor(yuan / 10_000 ** group) % 10_000;
    if (value > 0 && text !== '' && (value < 1000 || endsInZero)) text += '零';
    endsInZero = value % 10 === 0;
    if (value === 0) continue;
    text += `${groupText(value)}${groups[group]}`;
  }
  if (yuan > 0 || whole === 0) text = `${text || '零'}元`;
  if (jiao === 0 && fen === 0) text += '整';
  if (jiao > 0) text += `${digits[jiao]}角`;
  else if (fen > 0 && yuan > 0) text += '零';
  if (fen > 0) text += `${digits[fen]}分`;
  return cents < 0 ? `负${text}` : text;
}
