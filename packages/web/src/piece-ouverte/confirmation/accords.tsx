/** What is not taken back has to be agreed to: cut lines, and what is made to measure. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { readListe } from '../../panier/piece.public.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { traitsCoupeQuery } from '../piece-ouverte.queries.ts';
import { Bloc } from './bloc.tsx';
import { MONTREES } from './lignes-piece.tsx';
import { useWritePiece } from './use-write-piece.ts';
import { VoirLignes } from './voir-lignes.tsx';

interface Props {
  piece: PieceOuverte;
  /** It was left out when the piece was to be sent. */
  erreur: string | undefined;
}

export function isCoupee({ nombreCoupes }: PieceOuverte): boolean {
  return nombreCoupes > 0;
}

export function AccordCoupe({ piece, erreur }: Props) {
  const t = useTexts('piece-ouverte');
  const context = useRouteContext({ from: '__root__' });
  const { write, demande, erreur: refus } = useWritePiece();
  const enabled = isCoupee(piece);
  const { data: coupes } = useQuery({ ...traitsCoupeQuery(context), enabled });
  if (!enabled) return null;
  const probleme = refus ?? erreur;
  return (
    <Bloc titre={t('coupe.titre')} className="mt-8">
      <ul className="divide-y divide-line">
        {coupes?.map(({ ligneId, reference, libelle, quantite, traitCoupe, coupe }) => (
          <li
            key={ligneId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5"
          >
            <span className="min-w-0">
              {libelle} <span className="type-ref text-text-2">{reference}</span>
              <span className="block type-meta wrap-anywhere">{readListe(traitCoupe)}</span>
            </span>
            <span className="type-meta text-text-2">
              {[
                t('confirmation.quantite', { quantite: formatNombre(context.locale, quantite) }),
                t('coupe.pieces', { count: coupe.pieces }),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {coupes && coupes.length < piece.nombreCoupes && (
        <VoirLignes piece={piece} depuis={MONTREES} />
      )}
      <Checkbox
        name="traitCoupeValide"
        label={t('coupe.accord')}
        checked={demande?.traitCoupeValide ?? piece.traitCoupeValide}
        onChange={(event) => write({ traitCoupeValide: event.currentTarget.checked })}
        required
        {...(probleme !== undefined && { error: probleme })}
        className="mt-2"
      />
    </Bloc>
  );
}

export function AccordSurMesure({ piece, erreur }: Props) {
  const t = useTexts('piece-ouverte');
  if (piece.surMesureValide) return null;
  return (
    <Bloc titre={t('surMesure.titre')} className="mt-8">
      <p>{t('surMesure.texte')}</p>
      <Button
        name="surMesureValide"
        onClick={() => openOverlay('validation-sur-mesure')}
        className="mt-2"
      >
        {t('surMesure.valider')}
      </Button>
      {erreur && <FieldError>{erreur}</FieldError>}
    </Bloc>
  );
}

/** Projects made to measure wait in the basket: they are not part of this order. */
export function ProjetsRestants({ piece }: { piece: PieceOuverte }) {
  const t = useTexts('piece-ouverte');
  const projets = piece.chantiers.flatMap(({ rapidosProjets }) => rapidosProjets);
  if (projets.length === 0) return null;
  return (
    <p className="mt-6 rounded-control bg-sunk px-4 py-2.5">
      {t('surMesure.restent', {
        count: projets.length,
        noms: projets.map(({ libelle }) => libelle).join(', '),
      })}
    </p>
  );
}
