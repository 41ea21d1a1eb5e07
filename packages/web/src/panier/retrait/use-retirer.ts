/** Choosing a store of the plan from the basket. */
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { modifierLivraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { useChoisirMagasin } from '../../magasins/choisir-magasin.public.ts';
import { usePage } from '../../page/page-context.ts';
import { useTransformer } from '../resume/use-transformer.ts';

export interface Retirer {
  /** What the button says: collect there, or make it one's own store. */
  mot: 'connecte' | 'visiteur';
  /** The store whose press is under way. */
  enCours: number | undefined;
  erreur: string | undefined;
  choisir: (magasinId: number) => void;
}

/** Goes on to the delivery with that store chosen; a visitor, who cannot order, makes it their own. */
export function useRetirer(panier: Panier): Retirer {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { session } = usePage();
  const transformation = useTransformer(panier);
  const choisirMagasin = useChoisirMagasin();
  const failureText = useFailureText();
  const [enCours, setEnCours] = useState<number>();
  const [erreur, setErreur] = useState<string>();
  const isConnecte = session.isAuthenticated;

  const retenir = (magasinId: number) =>
    transformation.transformer(() =>
      api.call(
        modifierLivraison,
        {
          query: { nombre: LIGNES_PREMIERES },
          body: { mode: 'retrait-magasin', magasinId, formule: 'au-plus-tot', jour: null },
        },
        { locale },
      ),
    );
  const go = async (magasinId: number) => {
    setEnCours(magasinId);
    setErreur(undefined);
    try {
      await (isConnecte ? retenir(magasinId) : choisirMagasin(magasinId));
    } catch (error) {
      setErreur(failureText(error));
    } finally {
      setEnCours(undefined);
    }
  };
  return {
    mot: isConnecte ? 'connecte' : 'visiteur',
    enCours,
    erreur: erreur ?? transformation.erreur,
    choisir: (magasinId) => void go(magasinId),
  };
}
