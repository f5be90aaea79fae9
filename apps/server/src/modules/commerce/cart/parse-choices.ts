import { CartChoice } from '@tuyuan/contract/commerce/shopping-cart.ts';

/** Returns the choices written `<image id>:<tier>` or `v<video id>:<tier>`; what isn't written so is left out. */
export function parseChoices(texts: readonly string[]): CartChoice[] {
  return texts.flatMap((text) => {
    const [id = '', tier] = text.split(':');
    const ware = id.startsWith('v') ? { videoId: id.slice(1) } : { imageId: id };
    const choice = CartChoice.safeParse({ ...ware, tier });
    return choice.success ? [choice.data] : [];
  });
}
