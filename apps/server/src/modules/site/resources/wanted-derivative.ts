import {
  type DecorationWidth,
  type DerivativeWidth,
  decorationWidths,
  derivativeWidths,
} from '@tuyuan/contract/resource-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { z } from 'zod';
import type { DerivativeSize } from '../../../platform/imaging/render-derivatives.ts';

const maxId = 2_147_483_647;
/** An image's number as in an address. */
export const ImageId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(maxId));
const Version = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const ByHeight = z.object({ id: ImageId, version: Version });
const ByWidth = z.object({ id: ImageId, version: Version, width: z.string() });

const place = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);
const ByPlace = z.object({ id: ImageId, version: Version, column: place, row: place });

interface NamedDerivative {
  id: number;
  version: string;
  size: DerivativeSize;
}

/** Reads `:id/:width/:version`. Throws `Resource.NotFound`. */
export function derivativeByWidth(params: unknown): NamedDerivative & { width: DerivativeWidth } {
  const { data } = ByWidth.safeParse(params);
  const width = derivativeWidths.find((known) => String(known) === data?.width);
  if (!data || width === undefined) throw new AppError('Resource.NotFound');
  return { id: data.id, version: data.version, width, size: `w${width}` };
}

/** Reads `:id/:version`. Throws `Resource.NotFound`. */
export function derivativeByHeight(params: unknown): NamedDerivative {
  const { data } = ByHeight.safeParse(params);
  if (!data) throw new AppError('Resource.NotFound');
  return { ...data, size: 'h300' };
}

/** Reads `:id/:width/:version` of a decoration. Throws `Resource.NotFound`. */
export function wantedDecoration(params: unknown): { id: number; version: string; width: DecorationWidth } {
  const { data } = ByWidth.safeParse(params);
  const width = decorationWidths.find((known) => String(known) === data?.width);
  if (!data || width === undefined) throw new AppError('Resource.NotFound');
  return { id: data.id, version: data.version, width };
}

/** Reads `:id/:column/:row/:version` of a tile. Throws `Resource.NotFound`. */
export function wantedTile(params: unknown): z.infer<typeof ByPlace> {
  const { data } = ByPlace.safeParse(params);
  if (!data) throw new AppError('Resource.NotFound');
  return data;
}
