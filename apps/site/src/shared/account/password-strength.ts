export interface PasswordRule {
  readonly text: string;
  readonly isMet: boolean;
}

export interface PasswordStrength {
  /** 0 nothing typed, 1 弱, 2 中, 3 强. */
  readonly level: 0 | 1 | 2 | 3;
  readonly word: string;
  readonly rules: readonly PasswordRule[];
}

const LEAST = 8;
const MOST = 64;
const words = ['', '弱', '中', '强'] as const;

/** Whether it is one repeated character, a run of the alphabet, the digits or the keyboard, or a common word. */
function isPattern(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size <= 2 || /pass?word|passw0rd|p@ss|woaini|iloveyou|welcome|admin/.test(lower)) return true;
  const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm', '1qaz2wsx3edc4rfv'];
  return runs.some((run) => run.includes(lower) || [...run].toReversed().join('').includes(lower));
}

function varietyOf(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u, /\p{Lo}/u].filter((kind) => kind.test(password)).length;
}

function levelOf(password: string, isAllowed: boolean): PasswordStrength['level'] {
  if (password === '') return 0;
  if (!isAllowed) return 1;
  // One Han character is at least as hard to guess as two letters.
  const length = password.length + (password.match(/\p{Script=Han}/gu)?.length ?? 0);
  const points = length + varietyOf(password) * 3;
  if (points >= 20) return 3;
  return points >= 14 ? 2 : 1;
}

/** Returns how hard a password is to guess and which rules it meets. The server decides; it also knows the common ones. */
export function passwordStrength(password: string, userName = ''): PasswordStrength {
  const length = [...password].length;
  const name = userName.trim().toLowerCase();
  const hasLength = length >= LEAST && length <= MOST;
  const isOwn = password !== '' && (name.length < 2 || !password.toLowerCase().includes(name));
  const isPlain = password !== '' && !isPattern(password);
  const level = levelOf(password, hasLength && isOwn && isPlain);
  return {
    level,
    word: words[level],
    rules: [
      { text: `${LEAST}–${MOST} 个字符，字母、数字、符号、汉字、空格都可以`, isMet: hasLength },
      { text: '不含用户名', isMet: isOwn },
      { text: '不是连续或重复的字符，也不是人人都会想到的词', isMet: isPlain },
    ],
  };
}
