const longest = 20;

/** A provider's nickname as it may stand here: on one line, without what can't be seen, at most 20 characters; may be empty. */
export function externalNickName(nickName: string): string {
  const visible = nickName
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '');
  return [...visible.replaceAll(/\s+/g, ' ').trim()].slice(0, longest).join('').trim();
}
