/** What went into the basket again, and what is no longer as it was. */
import { useEffect, useRef } from 'react';
import { clsx } from 'clsx';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { Recommande } from './use-recommander.ts';

export function RapportRecommande({ reponse }: { reponse: Recommande['reponse'] }) {
  const t = useTexts('commandes');
  const { locale } = usePage();
  const boite = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reponse) boite.current?.focus();
  }, [reponse]);
  if (!reponse) return null;
  const { ajoutees, ecarts } = reponse;
  return (
    <div ref={boite} tabIndex={-1} className="mt-4 outline-none">
      <Alert
        state={ajoutees === 0 ? 'err' : ecarts.length > 0 ? 'warn' : 'ok'}
        live
        title={ajoutees === 0 ? t('recommande.aucune') : t('recommande.faite', { count: ajoutees })}
      >
        {ecarts.length > 0 && (
          <>
            {t('recommande.ecarts', { count: ecarts.length })}
            <ul className="mt-2 divide-y divide-line border-y border-line">
              {ecarts.map(({ genre, reference, libelle, message }) => (
                <li key={`${genre} ${reference}`} className="py-1.5 type-meta">
                  <b className="type-ref">{reference}</b> {libelle}
                  <span className="block">{message}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {ajoutees > 0 && (
          <Lien
            href={liens.panier(locale)}
            className={clsx('mt-2', buttonClass({ kind: 'solid', size: 'sm' }))}
          >
            {t('recommande.panier')}
          </Lien>
        )}
      </Alert>
    </div>
  );
}
