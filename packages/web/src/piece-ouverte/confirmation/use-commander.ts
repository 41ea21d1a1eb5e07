/**
 * The one press that orders. The key of the attempt makes it count once; a refusal is shown
 * where it can be mended, with what changed since it was agreed to.
 */
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import {
  REFERENCES_CHORUS,
  referenceManquante,
} from '@comptoir/contract/panier/references.schema.ts';
import {
  controlerPieceOuverte,
  ETAPES_TUNNEL,
  transformerPieceOuverte,
  type PieceOuverte,
} from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { rafraichirPanier } from '../../panier/panier.public.ts';
import { useTexts } from '../../words/use-texts.ts';
import { lienEtape } from '../etapes.ts';
import { lienSuite } from '../lien-suite.ts';
import { refusRecu, valeursOf, type RefusRecu } from '../refus-recu.ts';
import { cleTentative, oublierTentative } from '../tentative.ts';
import { livraisonQuery, pieceQuery } from '../piece-ouverte.queries.ts';
import { ecartsOf } from './ecarts-piece.ts';
import { ECRITURES_PIECE } from './use-write-piece.ts';

/** What a refusal of a part of the page is shown beside. */
export type Champ =
  | 'modePaiement'
  | 'traitCoupeValide'
  | 'surMesureValide'
  | 'commentaire'
  | (typeof REFERENCES_CHORUS)[number];

export interface EchecCommande {
  texte: string;
  /** What is no longer as it was. */
  ecarts: string[];
  /** What to mend in the basket. */
  messages: MessageControle[];
  champ?: Champ | undefined;
  /** The chantier that lacks a reference. */
  chantierId?: number | undefined;
}

const CHAMPS: readonly Champ[] = [
  'modePaiement',
  'traitCoupeValide',
  'surMesureValide',
  ...REFERENCES_CHORUS,
];

/** `garder`: keeps what is typed; false where the server did not take it. */
export function useCommander(piece: PieceOuverte, garder: () => Promise<boolean>) {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const t = useTexts('piece-ouverte');
  const tErreurs = useTexts('erreurs');
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [echec, setEchec] = useState<EchecCommande>();
  const context = { api, locale };

  const montrer = (manque: EchecCommande) => {
    setEchec(manque);
    const { champ, chantierId } = manque;
    const ou = chantierId === undefined ? '' : `[data-chantier="${chantierId}"]`;
    if (champ) document.querySelector<HTMLElement>(`[name=${champ}]${ou}:enabled`)?.focus();
  };
  const refuser = async (refus: RefusRecu) => {
    const texte = tErreurs(refus.code, valeursOf(refus));
    const { etape, champ, chantierId, messages } = refus.data;
    const autre = ETAPES_TUNNEL.find((each) => each === etape);
    if (refus.code === 'piece-incomplete' && autre && autre !== 'confirmation') {
      await queryClient.invalidateQueries({ queryKey: pieceQuery(context).queryKey });
      await router.navigate({ href: lienEtape(locale, autre) });
      return;
    }
    const aCorriger = Array.isArray(messages)
      ? (messages as MessageControle[])
      : refus.code === 'panier-a-corriger'
        ? await controler()
        : [];
    const ecarts = refus.reseau ? [] : await relire();
    montrer({
      texte,
      ecarts,
      messages: aCorriger,
      champ:
        refus.code === 'paiement-impossible'
          ? 'modePaiement'
          : CHAMPS.find((each) => each === champ),
      chantierId: typeof chantierId === 'number' ? chantierId : undefined,
    });
  };
  /** What keeps it from being ordered now: something changed after it was read. */
  const controler = async (): Promise<MessageControle[]> => {
    try {
      const { messages } = await api.call(controlerPieceOuverte, {}, { locale });
      return messages.filter(({ niveau }) => niveau === 'erreur');
    } catch {
      return [];
    }
  };
  /** Reads the piece again and reports what is another now. */
  const relire = async (): Promise<string[]> => {
    await queryClient.invalidateQueries({ queryKey: livraisonQuery(context).queryKey });
    const lue = await queryClient.fetchQuery({ ...pieceQuery(context), staleTime: 0 });
    return lue.valeur ? ecartsOf(t, locale, piece, lue.valeur) : [];
  };
  const envoyer = async ({ accord }: PieceOuverte) => {
    const idempotencyKey = cleTentative(piece);
    const suite = await api.call(
      transformerPieceOuverte,
      { query: { accord } },
      { locale, idempotencyKey },
    );
    oublierTentative();
    await router.navigate({ href: lienSuite(locale, suite) });
    if (suite.suite !== 'paiement') {
      await rafraichirPanier({ api, queryClient }, { avecType: true });
    }
  };
  const commander = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setEchec(undefined);
    try {
      const isGarde = await garder();
      await ecritures(queryClient.getMutationCache());
      const lue = queryClient.getQueryData(pieceQuery(context).queryKey);
      const presente = lue?.valeur ?? piece;
      const manque = isGarde ? champManquant(presente) : { champ: 'commentaire' as const };
      // What was still being saved may have brought other dates or prices than the buyer has seen.
      const ecarts = ecartsOf(t, locale, piece, presente);
      if (manque)
        montrer({ texte: t(`manque.${manque.champ}`), ecarts: [], messages: [], ...manque });
      else if (ecarts.length > 0) montrer({ texte: t('ecarts.titre'), ecarts, messages: [] });
      else await envoyer(presente);
    } catch (error) {
      await refuser(refusRecu(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, echec, commander: () => void commander() };
}

interface Mutations {
  findAll: (filtre: { mutationKey: readonly string[]; status: 'pending' }) => {
    continue: () => Promise<unknown>;
  }[];
}

/** What is still being saved is part of what is sent. */
async function ecritures(mutations: Mutations): Promise<void> {
  const enCours = mutations.findAll({ mutationKey: ECRITURES_PIECE, status: 'pending' });
  await Promise.allSettled(enCours.map((mutation) => mutation.continue()));
}

function champManquant(
  piece: PieceOuverte,
): { champ: Champ; chantierId?: number | undefined } | undefined {
  if (piece.type === 'Devis') return undefined;
  const reference = referenceManquante(piece.chantiers, piece.chorus);
  if (reference) return { champ: reference.champ, chantierId: reference.chantier.id };
  if (!piece.traitCoupeValide) return { champ: 'traitCoupeValide' };
  if (!piece.surMesureValide) return { champ: 'surMesureValide' };
  return piece.modePaiement === null ? { champ: 'modePaiement' } : undefined;
}
