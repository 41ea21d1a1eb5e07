import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { useTexts } from '../../words/use-texts.ts';
import { goodiesQuery } from '../piece-ouverte.queries.ts';
import { Bloc } from './bloc.tsx';

export const avecCadeaux = ({ promotions }: PieceOuverte): boolean =>
  promotions.some(({ goodie }) => goodie);

/** Gifts that come along. */
export function CadeauxPiece({ piece }: { piece: PieceOuverte }) {
  const t = useTexts('piece-ouverte');
  const context = useRouteContext({ from: '__root__' });
  const { data: goodies } = useQuery({ ...goodiesQuery(context), enabled: avecCadeaux(piece) });
  if (!goodies?.length) return null;
  return (
    <Bloc titre={t('cadeaux.titre')} className="mt-8">
      <ul>
        {goodies.map(({ id, libelle, variante, quantite }) => (
          <li key={id} className="flex justify-between gap-4 py-1">
            <span>{[libelle, variante?.libelle].filter(Boolean).join(', ')}</span>
            <span className="whitespace-nowrap text-ok">
              {t('cadeaux.offert', { count: quantite })}
            </span>
          </li>
        ))}
      </ul>
    </Bloc>
  );
}
