/** Freezes the basket and goes on: to the delivery, or to the one page a quote is asked for on. */
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { liens } from '@comptoir/contract/liens.ts';
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import type { Panier, TypePanier } from '@comptoir/contract/panier/panier.contract.ts';
import { transformerPanier } from '@comptoir/contract/panier/transformer.contract.ts';
import { codeOf } from '../../http/http-answer.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { useLignes } from '../lignes/contexte-lignes.ts';
import { controlesQuery } from '../panier.queries.ts';
import { typeEffectif } from '../type-panier.ts';
import { montrerPoints } from './points-panier.tsx';

interface Transformation {
  type: TypePanier;
  isBusy: boolean;
  erreur: string | undefined;
  /** `avant`: what is chosen for the open piece before its first step is shown. */
  transformer: (avant?: () => Promise<unknown>) => Promise<void>;
}

export function useTransformer(panier: Panier): Transformation {
  const { ecrivain, mots } = useLignes();
  const { session } = usePage();
  const tErreurs = useTexts('erreurs');
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [erreur, setErreur] = useState<string>();
  const type = typeEffectif(panier.type, session.consultation !== undefined);
  const transformer = async (avant?: () => Promise<unknown>) => {
    setIsBusy(true);
    setErreur(undefined);
    try {
      await ecrivain.api.call(transformerPanier, { query: { type, nombre: LIGNES_PREMIERES } });
      await avant?.();
      // A quote is asked for on one page; what it lacks is asked first.
      const suite = type === 'Devis' ? liens.tunnelConfirmation : liens.tunnelLivraison;
      await router.navigate({ href: suite(mots.locale) });
    } catch (error) {
      if (!isQueryFailure(error)) throw error;
      const code = codeOf(error.response);
      setErreur(tErreurs(code));
      if (code !== 'panier-a-corriger') return;
      await ecrivain.queryClient.refetchQueries({
        queryKey: controlesQuery(ecrivain, ecrivain.queryClient).queryKey,
      });
      montrerPoints();
    } finally {
      setIsBusy(false);
    }
  };
  return { type, isBusy, erreur, transformer };
}
