/** A basket that a delegate prepared, shown to its customer by a link. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { Jeton } from '../identite/personne.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { TarifPanier } from '../panier/tarif-panier.schema.ts';

export const MAX_SIGNES_MOT_DE_REMISE = 1000;

export const remettrePanier = defineCall({
  method: 'POST',
  path: '/api/delegue/remises',
  acces: 'delegue',
  journal: 'panier-remis',
  summary:
    'A link of thirty days that shows the customer what is in their basket now; sent to them, or copied.',
  body: Type.Object({
    mot: Type.Optional(Type.String({ maxLength: MAX_SIGNES_MOT_DE_REMISE })),
    /** By mail to the person acted for. */
    envoyer: Type.Boolean(),
  }),
  answer: Type.Object({ url: Type.String(), expireLe: Type.String() }),
  refusals: ['panier-vide'],
});

export const Remise = Type.Object({
  creeLe: Type.String(),
  expireLe: Type.String(),
  delegue: Type.Object({
    nom: Type.String(),
    email: Type.String(),
    telephone: Nullable(Type.String()),
  }),
  client: Type.String(),
  mot: Type.String(),
  /** As they were when it was prepared. */
  lignes: Type.Array(
    Type.Object({
      articleId: Id,
      reference: Type.String(),
      libelle: Type.String(),
      quantite: Type.Integer(),
      /** Cut list; '' where nothing is cut. Absent from what was prepared before it was kept. */
      traitCoupe: Type.Optional(Type.String()),
      prixNetHT: MontantSchema,
      /** Cutting included, before promotions of the basket. */
      montantHT: MontantSchema,
    }),
  ),
  /** `netHT` of the basket. */
  totalHT: MontantSchema,
  /** Promotions, coupon and eco-participation apart. Absent as `traitCoupe` is. */
  tarif: Type.Optional(TarifPanier),
});
export type Remise = Static<typeof Remise>;

export const lireRemise = defineCall({
  method: 'GET',
  path: '/api/remises/{jeton}',
  acces: 'tous',
  credential: 'public',
  summary: 'What was prepared, for whoever holds the link.',
  params: Type.Object({ jeton: Jeton }),
  answer: Remise,
  refusals: ['lien-perime'],
});
