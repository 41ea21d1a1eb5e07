/** The one orange button: freezes the basket and goes on to the delivery. */
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { transformerPanier } from '@comptoir/contract/panier/transformer.contract.ts';
import { codeOf } from '../../http/http-answer.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { useLignes } from '../lignes/contexte-lignes.ts';
import { controlesQuery } from '../panier.queries.ts';
import { typeEffectif } from '../type-panier.ts';
import { montrerPoints } from './points-panier.tsx';

export function Commander({ panier }: { panier: Panier }) {
  const { ecrivain, mots } = useLignes();
  const { session } = usePage();
  const tErreurs = useTexts('erreurs');
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [erreur, setErreur] = useState<string>();
  const { t, locale } = mots;
  const type = typeEffectif(panier.type, session.consultation !== undefined);
  const libelle = t(`commander.${type}`);
  if (!session.isAuthenticated) {
    return (
      <>
        <Lien
          href={liens.connexion(locale, { redirectUrl: liens.panier(locale) })}
          className={buttonClass({ kind: 'primary', size: 'lg', block: true })}
        >
          {libelle}
          <ArrowRight size={20} aria-hidden className="max-sm:hidden" />
        </Lien>
        <p className="mt-1 type-caption text-text-2 max-sm:hidden">{t('commander.connexion')}</p>
      </>
    );
  }
  const go = async () => {
    setIsBusy(true);
    setErreur(undefined);
    try {
      await ecrivain.api.call(transformerPanier, { query: { type, nombre: LIGNES_PREMIERES } });
      // A quote is asked for on one page; what it lacks is asked first.
      const suite = type === 'Devis' ? liens.tunnelConfirmation : liens.tunnelLivraison;
      await router.navigate({ href: suite(locale) });
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
  return (
    <>
      <Button kind="primary" size="lg" block busy={isBusy} onClick={() => void go()}>
        <span className="flex items-center gap-2">
          {libelle}
          <ArrowRight size={20} aria-hidden className="max-sm:hidden" />
        </span>
      </Button>
      {erreur && (
        <p role="alert" className="mt-1 type-meta text-err">
          {erreur}
        </p>
      )}
    </>
  );
}
