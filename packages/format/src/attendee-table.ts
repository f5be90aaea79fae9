/** Attendee table headings of the questions common to all conferences, by question key. */
export const standardHeadings: ReadonlyMap<string, string> = new Map([
  ['company', '单位'],
  ['email', '邮箱'],
  ['gender', '性别'],
  ['diet', '饮食'],
]);

/** Attendee table headings that do not depend on the form. */
export const fixedHeadings: ReadonlySet<string> = new Set([
  ...['编号', '姓名', '手机', '票种', '身份', '状态', ...standardHeadings.values()],
  ...['厅', '座位', '桌号', '分组', '胸卡号', '接待人电话', '其他回答', '报名时间', '签到时间'],
]);

interface Question {
  readonly key: string;
  readonly label: string;
}

/**
 * Returns the attendee table heading of each question by its key: the label, made distinct from the fixed headings and
 * from equal labels. A question with a standard heading falls back on that.
 */
export function questionHeadings(form: readonly Question[]): Map<string, string> {
  const taken = new Set(fixedHeadings);
  const headings = new Map<string, string>();
  for (const { key, label } of form) {
    if (standardHeadings.has(key)) continue;
    const name = fixedHeadings.has(label) ? `${label}（报名表）` : label;
    let heading = name;
    for (let number = 2; taken.has(heading); number += 1) heading = `${name}（${number}）`;
    taken.add(heading);
    headings.set(key, heading);
  }
  for (const { key, label } of form) {
    const standard = standardHeadings.get(key);
    if (standard === undefined) continue;
    headings.set(key, taken.has(label) ? standard : label);
    taken.add(label);
  }
  return headings;
}
