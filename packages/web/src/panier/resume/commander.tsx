/** The one orange button: freezes the basket and goes on to the delivery. */
import { ArrowRight } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { useLignes } from '../lignes/contexte-lignes.ts';
import { useTransformer } from './use-transformer.ts';

export function Commander({ panier }: { panier: Panier }) {
  const { t, locale } = useLignes().mots;
  const { session } = usePage();
  const { type, isBusy, erreur, transformer } = useTransformer(panier);
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
  return (
    <>
      <Button kind="primary" size="lg" block busy={isBusy} onClick={() => void transformer()}>
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
