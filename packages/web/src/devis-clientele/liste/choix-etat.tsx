/** Quotes of one state, or all of them. */
import {
  ETATS_DEVIS_CLIENTELE,
  type EtatDevisClientele,
} from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { clsx } from 'clsx';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { RequeteListe } from './filtres-devis.ts';

export function ChoixEtat({ requete }: { requete: RequeteListe }) {
  const t = useTexts('devis-clientele');
  const { locale } = usePage();
  const { page: _page, etat: _etat, ...reste } = requete;
  const choix: (EtatDevisClientele | undefined)[] = [undefined, ...ETATS_DEVIS_CLIENTELE];
  return (
    <nav aria-label={t('index.etats')} className="mt-3 flex flex-wrap gap-2">
      {choix.map((etat) => (
        <Lien
          key={etat ?? ''}
          keepScroll
          href={liens.devisClientele(locale, { query: { ...reste, etat } })}
          aria-current={etat === requete.etat ? 'true' : undefined}
          className={clsx(
            'inline-flex min-h-8 items-center rounded-control border px-3 type-meta max-sm:min-h-11 pointer-coarse:min-h-11',
            etat === requete.etat
              ? 'border-text bg-text text-bg'
              : 'border-line-2 text-text hover:bg-sunk',
          )}
        >
          {etat ? t(`etats.${etat}`) : t('index.tous')}
        </Lien>
      ))}
    </nav>
  );
}
