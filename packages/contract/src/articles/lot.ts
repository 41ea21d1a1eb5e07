/** What the batch calls are asked: articles and how many of each. */
import * as Type from 'typebox';
import { Id } from '../http/id.schema.ts';

/** A large order pasted from a spreadsheet; beyond it the caller asks in several times. */
export const MAX_LOT = 1000;

export const LIGNE_DE_LOT = {
  articleId: Id,
  quantite: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
};

export const Lot = Type.Array(Type.Object(LIGNE_DE_LOT), { maxItems: MAX_LOT });
