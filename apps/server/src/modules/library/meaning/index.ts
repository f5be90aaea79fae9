export type { TextImage, TextImageModel } from './text-image-model.ts';
