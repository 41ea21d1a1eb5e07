import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Id, Nullable } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { ORIGINES_TARIF } from './tarif.ts';

/** The promotion a price comes from, to say so beside it. */
export const PromotionAffichee = Type.Object({
  id: Id,
  titre: Type.String(),
  slug: Type.String(),
  /** Last day, yyyy-MM-dd; null while it lasts. */
  fin: Nullable(Type.String()),
});
export type PromotionAffichee = Static<typeof PromotionAffichee>;

/** A price as it is shown, for who asks. */
export const TarifAffiche = Type.Object({
  prixPublicHT: MontantSchema,
  prixNetHT: MontantSchema,
  /** Percent off the public price. */
  remise: Type.String(),
  origine: Type.Enum(ORIGINES_TARIF),
  paliers: Type.Array(Type.Object({ quantite: Type.Integer(), prixNetHT: MontantSchema })),
  promotion: Nullable(PromotionAffichee),
  /** Per unit of sale, never discounted. */
  ecoParticipation: Nullable(Type.Object({ type: Type.String(), montantHT: MontantSchema })),
  /** Percent. */
  tva: Type.String(),
  /** What a company adds when it sells on goes by the family of the article. Absent from what was agreed. */
  familleId: Type.Optional(Id),
});
export type TarifAffiche = Static<typeof TarifAffiche>;

/** A price with every one that was considered for it. */
export const TarifExplique = Type.Object({
  ...TarifAffiche.properties,
  explication: Type.Array(
    Type.Object({
      origine: Type.Enum(ORIGINES_TARIF),
      prixHT: MontantSchema,
      promotion: Type.Optional(Type.String()),
    }),
  ),
});
export type TarifExplique = Static<typeof TarifExplique>;
