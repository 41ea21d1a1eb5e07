/** The cut list of a line in one row: its pieces, its offcut, what the saw costs. */
import { Scissors } from 'lucide-react';
import { isZeroMontant } from '@comptoir/contract/argent.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { CoupeLigne } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import { latePart } from '../../loading/late-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { LigneSituee } from '../ecriture/modifier-lignes.ts';
import { useLignes } from './contexte-lignes.ts';
import { couper } from './menu-ligne.ts';
import { readListe } from '../decoupe/read-liste.ts';

interface Props {
  ligne: LigneSituee;
  coupe: CoupeLigne;
}

const dessin = latePart({ load: () => import('../decoupe/dessin-de-ligne.tsx'), ssr: false });
/** The height of a drawn bar with the gap below it, in pixels; longer plans are not drawn. */
const HAUTEUR_BARRE = 28;
const BARRES_DESSINEES = 12;

const MM2_PAR_M2 = 1_000_000;

export function CoupeDeLigne({ ligne, coupe }: Props) {
  const { mots } = useLignes();
  const { t, locale } = mots;
  const { matiere, chute, pieces, unites, montantHT } = coupe;
  const isDessine = matiere.debit === 'barre' && unites <= BARRES_DESSINEES;
  const details = [
    t('coupe.pieces', { count: pieces, nombre: formatNombre(locale, pieces) }),
    t('coupe.trait', { trait: formatNombre(locale, matiere.trait) }),
    ...(chute > 0
      ? [
          matiere.debit === 'panneau'
            ? t('coupe.chuteSurface', { chute: formatNombre(locale, chute / MM2_PAR_M2) })
            : t('coupe.chute', { chute: formatNombre(locale, chute) }),
        ]
      : []),
    ...(isZeroMontant(montantHT)
      ? []
      : [t('coupe.montant', { montant: formatArgent(locale, montantHT) })]),
  ];
  return (
    <div className="col-span-full mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 sm:col-start-3">
      {isDessine && (
        <div className="min-w-0 flex-1 basis-72">
          <dessin.Part
            traitCoupe={ligne.traitCoupe}
            coupe={coupe}
            // Its room is kept: it is planned in the browser.
            fallback={<svg aria-hidden height={unites * HAUTEUR_BARRE} width="100%" />}
          />
        </div>
      )}
      <p className="min-w-0 flex-1 basis-60">
        <b className="block type-name wrap-anywhere">{readListe(ligne.traitCoupe)}</b>
        <span className="block type-meta text-text-2">{details.join(' · ')}</span>
      </p>
      <Button size="sm" icon={Scissors} onClick={() => couper(ligne)}>
        {t('coupe.modifier')}
      </Button>
    </div>
  );
}
