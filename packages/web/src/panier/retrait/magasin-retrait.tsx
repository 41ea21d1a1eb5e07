/** A store of the plan: how far, open or not, when it is ready, and the press that chooses it. */
import type { ReactNode } from 'react';
import { formatHeure, formatNombre } from '@comptoir/contract/words/formats.ts';
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { OUVERTURE_MATINALE } from '@comptoir/contract/panier/plan-retrait.contract.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { EtatDuMagasin } from '../../magasins/etat-du-magasin.public.ts';
import { Lien } from '../../page/lien.tsx';
import { Badge } from '../../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { ActionRetrait } from './action-retrait.tsx';
import type { MagasinProps } from './magasin-props.ts';

interface Props extends MagasinProps {
  distance: number;
  /** Above its name. */
  tete?: ReactNode;
  children?: ReactNode;
}

export function MagasinRetrait({
  magasin,
  distance,
  tete,
  children,
  jour,
  total,
  choisi,
  retirer,
  maintenant,
}: Props) {
  const t = useTexts('plan-retrait');
  const locale = useLocale();
  const { pret } = magasin;
  return (
    <div className="flex w-full min-w-0 flex-col rounded-control border border-line-2 p-4">
      {tete}
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Lien href={liens.magasin(locale, magasin)} className="type-h3 text-link hover:underline">
          {nomMagasin(magasin.libelle)}
        </Lien>
        <span className="text-text-2">
          {distance === 0
            ? t('memeVille')
            : t('distance', { km: formatNombre(locale, distance, 0) })}
        </span>
      </p>
      <p className="mt-1 type-name">
        {pret
          ? t('pret', {
              jour: jourDit(locale, pret.jour, jour),
              heure: formatHeure(locale, pret.heure),
            })
          : t('jamais')}
      </p>
      <EtatDuMagasin
        magasin={magasin}
        jour={jour}
        maintenant={maintenant}
        className="mt-1 type-meta"
      />
      <Matin magasin={magasin} jour={jour} />
      {children}
      <ActionRetrait
        magasin={magasin}
        jour={jour}
        total={total}
        choisi={choisi}
        retirer={retirer}
      />
    </div>
  );
}

/** While it is open, when it opens the next morning; a store that is closed says so by itself. */
function Matin({ magasin, jour }: Pick<Props, 'magasin' | 'jour'>) {
  const t = useTexts('plan-retrait');
  const locale = useLocale();
  const { matin, matinal, ouverture } = magasin;
  if (!matin || (!ouverture.ouvert && !matinal)) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2 type-meta text-text-2">
      {ouverture.ouvert &&
        t('matin', {
          jour: jourDit(locale, matin.jour, jour),
          heure: formatHeure(locale, matin.heure),
        })}
      {matinal && (
        <Badge tone="ok">
          {t(ouverture.ouvert ? 'matinal' : 'ouvreTot', {
            heure: formatHeure(locale, OUVERTURE_MATINALE),
          })}
        </Badge>
      )}
    </p>
  );
}
