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

/** What Chorus Pro refuses an invoice to a public body without. */
export const ExigencesChorus = Type.Object({
  service: Type.Boolean(),
  engagement: Type.Boolean(),
  /** One of the two, whichever. */
  soit: Type.Boolean(),
});
export type ExigencesChorus = Static<typeof ExigencesChorus>;

export const REFERENCES_CHORUS = ['codeServiceChorus', 'numeroEngagement'] as const;
export type ReferenceChorus = (typeof REFERENCES_CHORUS)[number];

/** What is asked for, in one word. */
export const EXIGENCES = ['les-deux', 'service', 'engagement', 'soit', 'aucune'] as const;
export type Exigence = (typeof EXIGENCES)[number];

export function exigenceOf({ service, engagement, soit }: ExigencesChorus): Exigence {
  if (soit) return 'soit';
  if (service && engagement) return 'les-deux';
  return service ? 'service' : engagement ? 'engagement' : 'aucune';
}

export function exigencesOf(exigence: Exigence): ExigencesChorus {
  return {
    service: exigence === 'les-deux' || exigence === 'service',
    engagement: exigence === 'les-deux' || exigence === 'engagement',
    soit: exigence === 'soit',
  };
}

type Ecrites = Record<ReferenceChorus, string | null>;

/** Whether it has to be filled in; either of two is marked until one of them is. */
export function isRequise(
  reference: ReferenceChorus,
  { service, engagement, soit }: ExigencesChorus,
  { codeServiceChorus, numeroEngagement }: Ecrites,
): boolean {
  if (soit) return !codeServiceChorus && !numeroEngagement;
  return reference === 'codeServiceChorus' ? service : engagement;
}

/** Those it cannot be invoiced without; both where either is enough. */
export function referencesManquantes(
  ecrites: Ecrites,
  exigences: ExigencesChorus | null,
): ReferenceChorus[] {
  if (!exigences) return [];
  return REFERENCES_CHORUS.filter((each) => !ecrites[each] && isRequise(each, exigences, ecrites));
}

/** The first that is missing, of which chantier; undefined where none is, or nothing is asked for. */
export function referenceManquante<
  C extends {
    id: number;
    nombreArticles: number;
  } & Ecrites,
>(
  chantiers: readonly C[],
  exigences: ExigencesChorus | null,
): { chantier: C; champ: ReferenceChorus } | undefined {
  for (const chantier of chantiers) {
    const [champ] = referencesManquantes(chantier, exigences);
    if (champ && chantier.nombreArticles > 0) return { chantier, champ };
  }
  return undefined;
}
