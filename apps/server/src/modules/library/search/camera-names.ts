/** The company behind a maker's name: NIKON CORPORATION is Nikon. */
const company = /\b(corporation|corp|camera|ag|inc|co|ltd|imaging|optical|electronics|technologies)\b\.?/g;

/** Names by which people ask for a camera: its maker's short name, its model, and the model as one word (z8, ilce7m4, a7m4). */
export function cameraNames(make: string | null, model: string | null): string[] {
  const maker = (make ?? '').toLowerCase().replace(company, '').trim();
  const plain = (model ?? '').toLowerCase().replaceAll(maker, '').trim();
  const joined = plain.replace(/[^\p{L}\p{N}]/gu, '');
  const names = [maker, plain, joined, joined.replace(/^ilce(?=\d)/, 'a')];
  return [...new Set(names)].filter((name) => name !== '');
}
