/** What a chantier is called on papers of the buyer, within the limits of Chorus Pro. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { MAX_SIGNES_CODE_SERVICE, MAX_SIGNES_ENGAGEMENT, MAX_SIGNES_REFERENCE } from './limites.ts';

export const ReferencesChantier = Type.Object({
  codeServiceChorus: Type.String({ maxLength: MAX_SIGNES_CODE_SERVICE }),
  numeroEngagement: Type.String({ maxLength: MAX_SIGNES_ENGAGEMENT }),
  referenceCommande: Type.String({ maxLength: MAX_SIGNES_REFERENCE }),
});
export type ReferencesChantier = Static<typeof ReferencesChantier>;

/** Those a public body cannot be invoiced without. */
export const REFERENCES_CHORUS = ['codeServiceChorus', 'numeroEngagement'] as const;

/** The first that is missing, of which chantier; undefined where none is. */
export function referenceManquante<
  C extends {
    id: number;
    nombreArticles: number;
    codeServiceChorus: string | null;
    numeroEngagement: string | null;
  },
>(chantiers: readonly C[]): { chantier: C; champ: (typeof REFERENCES_CHORUS)[number] } | undefined {
  for (const chantier of chantiers) {
    const champ = REFERENCES_CHORUS.find((each) => !chantier[each]);
    if (champ && chantier.nombreArticles > 0) return { chantier, champ };
  }
  return undefined;
}
