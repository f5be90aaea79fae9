/** Returns a ticket code with a typo, in turn: a wrong character, two swapped, one missing, one doubled. */
export function mistype(code: string, turn: number): string {
  const place = 1 + (turn % (code.length - 2));
  const [head, sign, next, tail] = [
    code.slice(0, place),
    code.charAt(place),
    code.charAt(place + 1),
    code.slice(place + 2),
  ];
  switch (turn % 4) {
    case 0:
      return `${head}${sign === '7' ? '8' : '7'}${next}${tail}`;
    case 1:
      return sign === next ? `${head}${next}${tail}` : `${head}${next}${sign}${tail}`;
    case 2:
      return `${head}${next}${tail}`;
    default:
      return `${head}${sign}${sign}${next}${tail}`;
  }
}
