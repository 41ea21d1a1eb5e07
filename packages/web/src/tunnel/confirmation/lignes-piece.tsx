/** Lines by chantier, short; all of them open in a dialog when there are many. */
import { useMemo } from 'react';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { readListe } from '../../panier/piece.public.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { jourDateCourt } from '../jours.ts';
import { nomChantier } from '../resume/nom-chantier.ts';
import { Bloc } from './bloc.tsx';
import { joursParLigne, premieresLignes } from './jours-par-ligne.ts';

const MONTREES = 12;

export function LignesPiece({ piece }: { piece: PieceOuverte }) {
  const t = useTexts('tunnel');
  const jours = useMemo(() => joursParLigne(piece.livraison?.envois ?? []), [piece.livraison]);
  return (
    <Bloc titre={t('lignes', { count: piece.nombreArticles })} className="mt-8">
      {premieresLignes(piece.chantiers, MONTREES).map(({ chantier, lignes }) => (
        <LignesChantier key={chantier.id} chantier={chantier} lignes={lignes} jours={jours} />
      ))}
      {piece.nombreArticles > MONTREES && (
        <Button
          kind="quiet"
          size="sm"
          onClick={() => openOverlay('detail-piece-ouverte')}
          className="-ml-3"
        >
          {t('detail.ouvrir', { count: piece.nombreArticles })}
        </Button>
      )}
    </Bloc>
  );
}

interface LignesProps {
  chantier: Chantier;
  lignes: readonly LignePanier[];
  jours: ReadonlyMap<number, readonly string[]>;
}

export function LignesChantier({ chantier, lignes, jours }: LignesProps) {
  const t = useTexts('tunnel');
  const references = [chantier.referenceCommande, chantier.numeroEngagement].filter(Boolean);
  return (
    <div className="mb-4">
      <h3 className="type-label">{[nomChantier(t, chantier), ...references].join(' · ')}</h3>
      <ul className="divide-y divide-line">
        {lignes.map((ligne) => (
          <Ligne key={ligne.ligneId} ligne={ligne} jours={jours.get(ligne.ligneId) ?? []} />
        ))}
      </ul>
    </div>
  );
}

function Ligne({ ligne, jours }: { ligne: LignePanier; jours: readonly string[] }) {
  const t = useTexts('tunnel');
  const locale = useLocale();
  const { reference, libelle, quantite, montantHT, coupe } = ligne;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1.5 sm:grid-cols-[minmax(0,1fr)_7rem_4rem_6rem]">
      <span className="min-w-0">
        <span className="block text-pretty">{libelle}</span>
        <span className="block type-meta text-text-2">
          <span className="type-ref">{reference}</span>
          {coupe && ` · ${t('coupe.pieces', { count: coupe.pieces })}`}
        </span>
        {coupe && (
          <span className="block type-meta wrap-anywhere text-text-2">
            {readListe(ligne.traitCoupe)}
          </span>
        )}
      </span>
      <span className="type-meta text-text-2 max-sm:order-4 max-sm:text-right">
        {jours.map((jour) => jourDateCourt(locale, jour)).join(', ')}
      </span>
      <span className="text-right max-sm:order-3 max-sm:text-left">
        {t('confirmation.quantite', { quantite: formatNombre(locale, quantite) })}
      </span>
      <span className="text-right whitespace-nowrap">
        {montantHT && formatArgent(locale, montantHT)}
      </span>
    </li>
  );
}
