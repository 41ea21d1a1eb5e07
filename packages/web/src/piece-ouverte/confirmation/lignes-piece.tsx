/** Lines by chantier, short; all of them open in a dialog when there are many. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { useDepuis } from '../../panier/suite.public.ts';
import { useTexts } from '../../words/use-texts.ts';
import { suitePieceQuery } from '../piece-ouverte.queries.ts';
import { Bloc } from './bloc.tsx';
import { joursParLigne, premieresLignes } from './jours-par-ligne.ts';
import { LigneDePiece, LignesChantier } from './lignes-chantier.tsx';
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
        <LignesChantier key={chantier.id} chantier={chantier}>
          {lignes.map((ligne) => (
            <LigneDePiece key={ligne.ligneId} ligne={ligne} jours={jours.get(ligne.ligneId)} />
          ))}
        </LignesChantier>
      ))}
      {piece.nombreArticles > suivante && (
        <VoirLignes piece={piece} depuis={suivante} isSuite={suite !== undefined} />
      )}
    </Bloc>
  );
}
