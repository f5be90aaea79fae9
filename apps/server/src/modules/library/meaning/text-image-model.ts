/** A model that puts texts and pictures into one space: what belongs together lies close. */
export interface TextImageModel {
  /** Vectors of models with different names can't be compared. */
  readonly name: string;
  readonly dimensions: number;
  /** Cosine below which an image has nothing to do with a text. */
  readonly minLikeness: number;
  /** Returns a vector for each text, of length one, or of noughts where the model knows none of its words. */
  describeTexts(texts: readonly string[]): Promise<Float32Array[]>;
  /** Returns the vector of a JPEG or WebP. Throws `Picture.*` where this one picture can't be looked at; any other error may pass. */
  describePicture(picture: Uint8Array): Promise<Float32Array>;
}

/** What this server understands pictures with. */
export interface TextImage {
  /** Null: there is none, or it can't be used. */
  readonly model: TextImageModel | null;
  /** Why a model that is there can't be used. */
  readonly fault: string | null;
}

/** Returns what a vector is kept with, so that it is only compared with those of the same model. */
export const modelKey = ({ name, dimensions }: Pick<TextImageModel, 'name' | 'dimensions'>) => `${name}/${dimensions}`;
