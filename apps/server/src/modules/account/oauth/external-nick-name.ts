const longest = 20;

/** Cleans a provider's nickname: one line, no invisible characters, at most 20 characters; may be empty. */
export function externalNickName(nickName: string): string {
  const visible = nickName
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '');
  return [...visible.replaceAll(/\s+/g, ' ').trim()].slice(0, longest).join('').trim();
}
