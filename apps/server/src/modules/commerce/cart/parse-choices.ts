import { CartChoice } from '@tuyuan/contract/commerce/shopping-cart.ts';

/** Returns the choices written `imageId:tier`; what isn't written so is left out. */
export function parseChoices(texts: readonly string[]): CartChoice[] {
  return texts.flatMap((text) => {
    const [imageId, tier] = text.split(':');
    const choice = CartChoice.safeParse({ imageId, tier });
    return choice.success ? [choice.data] : [];
  });
}
