import * as Type from 'typebox';
import { MAX_ID } from './id.ts';

export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });

export const Slugs = Type.Object({ fr: Type.String(), en: Type.String(), es: Type.String() });

/**
 * For schemas that say their `type`. A second type and not a union: the serialiser tries the
 * branches of a union one after the other, which doubles its time over a list of articles.
 */
export function Nullable<T extends Type.TSchema & { type: string }>(schema: T) {
  return Type.Unsafe<Type.Static<T> | null>({ ...schema, type: [schema.type, 'null'] });
}

/** The same of a closed list of words. */
export function NullableEnum<const T extends readonly string[]>(values: T) {
  return Type.Unsafe<T[number] | null>({ type: ['string', 'null'], enum: [...values, null] });
}
