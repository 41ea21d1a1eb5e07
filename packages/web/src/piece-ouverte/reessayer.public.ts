/** A card that was refused is tried again at once, for the very piece that is on the screen. */
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { transformerPieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { lienSuite } from './lien-suite.ts';
import { refusRecu } from './refus-recu.ts';
import { cleTentative, oublierTentative } from './tentative.ts';
import { pieceQuery } from './piece-ouverte.queries.ts';

/** `onRefus`: it is no longer to be paid by card, or is not as it was; the page beneath says so. */
export function useReessayer(onRefus: () => void) {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const query = pieceQuery({ api, locale });
  const essayer = async () => {
    const { valeur: piece } = await queryClient.ensureQueryData(query);
    if (piece?.modePaiement !== 'carte') return onRefus();
    const suite = await api.call(
      transformerPieceOuverte,
      { query: { accord: piece.accord } },
      { locale, idempotencyKey: cleTentative(piece) },
    );
    oublierTentative();
    await router.navigate({ href: lienSuite(locale, suite) });
  };
  const reessayer = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await essayer();
    } catch (error) {
      // What it was refused for is on the confirmation once it is read again.
      if (!refusRecu(error).reseau) await queryClient.refetchQueries({ queryKey: query.queryKey });
      onRefus();
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, reessayer: () => void reessayer() };
}
