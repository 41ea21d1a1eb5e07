/** Lines by chantier, short; all of them open in a dialog when there are many. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { readListe } from '../../panier/piece.public.ts';
import { useDepuis } from '../../panier/suite.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { jourDateCourt } from '../jours.ts';
import { nomChantier } from '../resume/nom-chantier.ts';
import { suitePieceQuery } from '../piece-ouverte.queries.ts';
import { Bloc } from './bloc.tsx';
import { joursParLigne, premieresLignes } from './jours-par-ligne.ts';
import { VoirLignes } from './voir-lignes.tsx';

/** Enough to know the order by. */
export const MONTREES = 12;

export function LignesPiece({ piece }: { piece: PieceOuverte }) {
  const t = useTexts('piece-ouverte');
  const context = useRouteContext({ from: '__root__' });
  const depuis = useDepuis();
  const { data } = useQuery({ ...suitePieceQuery(context, depuis), enabled: depuis > 0 });
  const suite = depuis > 0 ? data?.valeur : undefined;
  const { chantiers, livraison } = suite ?? piece;
  const montrees = suite ? LIGNES_PREMIERES : MONTREES;
  const suivante = (suite ? depuis : 0) + montrees;
  const jours = useMemo(() => joursParLigne(livraison?.envois ?? []), [livraison]);
  return (
    <Bloc titre={t('lignes', { count: piece.nombreArticles })} className="mt-8">
      {premieresLignes(chantiers, montrees).map(({ chantier, lignes }) => (
        <LignesChantier key={chantier.id} chantier={chantier} lignes={lignes} jours={jours} />
      ))}
      {piece.nombreArticles > suivante && (
        <VoirLignes piece={piece} depuis={suivante} isSuite={suite !== undefined} />
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
  const t = useTexts('piece-ouverte');
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
  const t = useTexts('piece-ouverte');
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
