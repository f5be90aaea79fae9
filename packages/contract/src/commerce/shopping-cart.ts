import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents, idField, listField, textField } from '../fields.ts';
import { coverSchema } from '../library/album-data.ts';
import { licenceTiers, NamedReference } from '../library/image.ts';
import { maxCartLines } from './cart-limit.ts';

/** Why a line can't be bought: the image or video is gone or isn't public, or the tier isn't sold. */
export const cartFaults = ['gone', 'tierNotSold', 'isOwn'] as const;

const choiceShape = {
  /** Of the image or of the video; the other is null. */
  imageId: idField.nullable().default(null),
  videoId: idField.nullable().default(null),
  tier: z.enum(licenceTiers, '没有这种授权'),
};
const isOne = ({ imageId, videoId }: { imageId: number | null; videoId: number | null }) =>
  (imageId === null) !== (videoId === null);
const oneMessage = { message: '请选择一张图片或一段视频', path: ['videoId'] };

/** A tier of an image or of a video, as one chooses it. */
export const CartChoice = z.object(choiceShape).refine(isOne, oneMessage);
export type CartChoice = z.infer<typeof CartChoice>;

/** A choice with the price that the caller saw. */
export const SeenChoice = z.object({ ...choiceShape, unitPrice: cents }).refine(isOne, oneMessage);
export type SeenChoice = z.infer<typeof SeenChoice>;

/** What a line is of, for its picture and its address. */
export const wareFields = {
  imageId: idField.nullable(),
  videoId: idField.nullable(),
  no: z.string(),
  title: z.string(),
  cover: coverSchema.nullable(),
  /** The version of a published video's poster; null otherwise. */
  poster: z.string().nullable(),
};

export const CartItem = z.object({
  ...wareFields,
  tier: z.enum(licenceTiers),
  /** Null for what a visitor keeps in the browser. */
  id: idField.nullable(),
  author: NamedReference,
  /** Today's; that of the day it was put there where it is no longer sold. */
  unitPrice: cents,
  /** When it was put there, where it has changed since. */
  priceBefore: cents.nullable(),
  /** Payable with an authorization package. */
  canUseAuthPay: z.boolean(),
  /** Today's prices of the tiers, to change to. */
  prices: z.object({ editorial: cents.nullable(), commercial: cents.nullable(), extended: cents.nullable() }),
  editorialOnly: z.boolean(),
  /** A valid licence of this tier or a higher one that the caller, or somebody of their unit, has. */
  licensedTo: z.enum(['me', 'unit']).nullable(),
  fault: z.enum(cartFaults).nullable(),
});
export type CartItem = z.infer<typeof CartItem>;

export const getCartList = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/shoppingCart/GetCartList',
  access: 'user',
  summary: 'The caller’s cart, the newest line first.',
  input: z.object({}),
  output: z.array(CartItem),
  errors: [],
});

export const getGuestCart = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/shoppingCart/GetGuestCart',
  access: 'public',
  summary:
    'What is known today of the choices a visitor keeps in the browser, each written `imageId:tier`, those of videos `v<id>:tier`.',
  input: z.object({ choices: listField(textField(30), maxCartLines) }),
  output: z.array(CartItem),
  errors: [],
});

export const createCartItem = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/shoppingCart/Create',
  access: 'user',
  summary: 'Puts a tier of an image or a video into the cart. Idempotent: a line exists once.',
  input: CartChoice,
  output: z.object({ id: idField }),
  errors: ['Image.NotFound', 'Video.NotFound', 'Cart.TierNotSold', 'Cart.IsOwn', 'Cart.Full'],
});

export const mergeCart = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/shoppingCart/Merge',
  access: 'user',
  summary: 'Adds a visitor’s choices to the caller’s cart; what can’t be bought is left out.',
  input: z.object({ choices: z.array(CartChoice).max(maxCartLines) }),
  output: z.object({ added: z.int().min(0) }),
  errors: [],
});

export const updateCartItem = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/shoppingCart/Update',
  access: 'user',
  summary: 'Changes a line to another tier.',
  input: z.object({ id: idField, tier: z.enum(licenceTiers, '没有这种授权') }),
  output: z.object({ id: idField }),
  errors: ['Cart.LineNotFound', 'Cart.TierNotSold', 'Cart.TierTwice'],
});

export const deleteCartItems = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/shoppingCart/Delete',
  access: 'user',
  summary: 'Takes lines out of the cart; unknown ones are ignored.',
  input: z.object({ ids: listField(idField, maxCartLines) }),
  output: z.object({ deleted: z.int().min(0) }),
  errors: [],
});
