import * as Type from 'typebox';
import type { Static } from 'typebox';
import { DEVISES } from '../argent.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';

/** Totals: `netHT` is `brutHT` less `remises`, with `port` and `ecoParticipation`. */
export const TarifPanier = Type.Object({
  devise: Type.Enum(DEVISES),
  /** At public prices. */
  brutHT: MontantSchema,
  /** Off them: what prices have less, and promotions. */
  remises: MontantSchema,
  /** The part of `remises` that prices have less. */
  remisesPrix: MontantSchema,
  /** The part of `remises` that each promotion takes off. */
  promotions: Type.Array(
    Type.Object({
      id: Id,
      libelle: Type.String(),
      montant: MontantSchema,
      /** It comes from the coupon of the basket. */
      coupon: Type.Boolean(),
    }),
  ),
  /** Null until a delivery is chosen. */
  port: Nullable(MontantSchema),
  ecoParticipation: MontantSchema,
  netHT: MontantSchema,
  /** By rising rate; `taux` in percent. */
  tva: Type.Array(
    Type.Object({ taux: Type.String(), base: MontantSchema, montant: MontantSchema }),
  ),
  ttc: MontantSchema,
  /** Less than the public prices, by what is cheaper than them. */
  economies: MontantSchema,
});
export type TarifPanier = Static<typeof TarifPanier>;
