import type { Avis } from '@comptoir/contract/avis/avis.contract.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { Badge } from '../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { Etoiles } from './etoiles.tsx';

const TONS = { 'en-attente': 'warn', publie: 'ok', refuse: 'err' } as const;

/** One review: what it says, who says it, and its state when it is one's own. */
export function AvisCarte({ avis, niveau = 3 }: { avis: Avis; niveau?: 2 | 3 }) {
  const t = useTexts('avis');
  const tCadre = useTexts('cadre');
  const locale = useLocale();
  const Titre = `h${niveau}` as const;
  return (
    <article className="border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Etoiles note={avis.note} />
        <Titre lang={avis.langue} className="type-name">
          {avis.titre}
        </Titre>
        {avis.mien && <Badge tone="sel">{t('mien')}</Badge>}
        {avis.mien && <Badge tone={TONS[avis.statut]}>{t(`statut.${avis.statut}`)}</Badge>}
      </div>
      <p lang={avis.langue} className="mt-1 max-w-180 text-pretty whitespace-pre-line">
        {avis.texte}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 type-meta text-text-2">
        <span>
          {t('auteur', { auteur: avis.auteur, metier: tCadre(`metiers.${avis.metier}` as never) })}
        </span>
        <span>{formatDate(avis.date)}</span>
        {avis.reference && <span>{t('achat', { reference: avis.reference })}</span>}
        {avis.langue !== locale && <span>{t(`langue.${avis.langue}` as never)}</span>}
      </p>
    </article>
  );
}
