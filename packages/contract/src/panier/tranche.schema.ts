/** Some of the lines of what may hold thousands: a page is made with the first, the others are read later. */
import * as Type from 'typebox';
import { MAX_LIGNES_PANIER } from './limites.ts';

/** Lines of the slice; all without. */
export const NombreDemande = Type.Optional(
  Type.Integer({ minimum: 1, maximum: MAX_LIGNES_PANIER }),
);

export const TrancheDemandee = Type.Object({
  /** Lines before the slice. */
  depuis: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_LIGNES_PANIER, default: 0 })),
  nombre: NombreDemande,
});

/** The answer to a change has the first lines alone where so many are asked for. */
export const PremieresDemandees = Type.Object({ nombre: NombreDemande });
