/** What papers of the buyer call each chantier of a quote, given when it is ordered. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Nullable } from '../http/id.schema.ts';
import { MAX_LIGNES_PANIER, MAX_SIGNES_CHANTIER } from '../panier/limites.ts';
import { REFERENCES_CHORUS, ReferencesChantier } from '../panier/references.schema.ts';

/** Its name; '' without one. */
const Nom = Type.String({ maxLength: MAX_SIGNES_CHANTIER });

/** A chantier of lines that would be ordered, as the quote has it. */
export const ChantierCommande = Type.Object({
  chantier: Nom,
  codeServiceChorus: Nullable(Type.String()),
  numeroEngagement: Nullable(Type.String()),
  referenceCommande: Nullable(Type.String()),
  /** What a public body has to add; both where either of them is enough. */
  manque: Type.Array(Type.Enum(REFERENCES_CHORUS)),
});
export type ChantierCommande = Static<typeof ChantierCommande>;

/** What is given replaces what the quote has; an empty text clears it. */
export const ReferencesDonnees = Type.Optional(
  Type.Array(Type.Object({ chantier: Nom, ...Type.Partial(ReferencesChantier).properties }), {
    maxItems: MAX_LIGNES_PANIER,
  }),
);
export type ReferencesDonnees = NonNullable<Static<typeof ReferencesDonnees>>;
