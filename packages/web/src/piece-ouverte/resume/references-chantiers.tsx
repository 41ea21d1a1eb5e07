/** What the buyer's own papers call each chantier; of a public body also what Chorus Pro asks for. */
import type { ReactNode } from 'react';
import {
  MAX_SIGNES_CODE_SERVICE,
  MAX_SIGNES_ENGAGEMENT,
  MAX_SIGNES_REFERENCE,
} from '@comptoir/contract/panier/limites.ts';
import {
  exigenceOf,
  isRequise,
  type ExigencesChorus,
  type ReferencesChantier,
} from '@comptoir/contract/panier/references.schema.ts';
import { useTexts } from '../../words/use-texts.ts';
import { nomChantier } from './nom-chantier.ts';

export const LONGUEURS_REFERENCES: Record<NomReference, number> = {
  codeServiceChorus: MAX_SIGNES_CODE_SERVICE,
  numeroEngagement: MAX_SIGNES_ENGAGEMENT,
  referenceCommande: MAX_SIGNES_REFERENCE,
};
export type NomReference = keyof ReferencesChantier;

type ChantierNomme = { libelle: string | null } & Record<NomReference, string | null>;

interface Props<C extends ChantierNomme> {
  chantiers: readonly C[];
  /** Null where the buyer is no public body: they have their own reference alone. */
  chorus: ExigencesChorus | null;
  /** It is ordered with them: what is asked for has to be filled in. */
  isCommande: boolean;
  renderChamp: (chantier: C, nom: NomReference, requis: boolean) => ReactNode;
}

export function ReferencesChantiers<C extends ChantierNomme>(props: Props<C>) {
  const { chantiers, chorus, isCommande, renderChamp } = props;
  const t = useTexts('piece-ouverte');
  const noms: NomReference[] = chorus
    ? ['codeServiceChorus', 'numeroEngagement', 'referenceCommande']
    : ['referenceCommande'];
  return (
    <>
      {chorus && <p className="mb-3 text-pretty">{t(`references.chorus.${exigenceOf(chorus)}`)}</p>}
      <div className={noms.length > 1 ? 'flex flex-col gap-5' : GRILLE}>
        {chantiers.map((chantier) => (
          <fieldset key={chantier.libelle ?? ''} className="min-w-0">
            <legend className="mb-1 type-label">{nomChantier(t, chantier)}</legend>
            <div className={noms.length > 1 ? GRILLE : undefined}>
              {noms.map((nom) => {
                const requis =
                  nom !== 'referenceCommande' &&
                  isCommande &&
                  chorus !== null &&
                  isRequise(nom, chorus, chantier);
                return renderChamp(chantier, nom, requis);
              })}
            </div>
          </fieldset>
        ))}
      </div>
    </>
  );
}

/** A row of fields of a chantier, or a field of each chantier in a row. */
const GRILLE = 'grid gap-x-4 gap-y-3 sm:grid-cols-3';
